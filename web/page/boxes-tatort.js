"use strict";
// The tin of Tatort Themse: a wall of 25 clues in five heaps, and the bonus of each case card.

addBoxTexts({
  ttClues: ["Clues", "Indices", "Spuren"],
  ttBonus: ["Bonuses", "Bonus", "Boni"],
  ttSort: ["Sort the 25 clues into five heaps by colour. Then tap what each card shows.", "Triez les 25 indices en cinq tas par couleur. Puis touchez ce que montre chaque carte.", "Die 25 Spuren nach Farbe in fünf Stapel sortieren. Dann antippen, was jede Karte zeigt."],
  ttSofar: ["{} of {} clues, {} of {} bonuses", "{} indices sur {}, {} bonus sur {}", "{} von {} Spuren, {} von {} Boni"],
  ttNth: ["{}: clue {}", "{}\u00a0: indice {}", "{}: Spur {}"],
  ttNextHeap: ["Next heap: {}", "Tas suivant\u00a0: {}", "Nächster Stapel: {}"],
  ttToBonus: ["On to the bonuses", "Passer aux bonus", "Weiter zu den Boni"],
  ttBonusOne: ["Bonus", "Bonus", "Bonus"],
  ttBonusOf: ["{}: the number on the case card", "{}\u00a0: le nombre sur la carte affaire", "{}: die Zahl auf der Fallkarte"],
  ttBonusIs: ["{}, bonus {}", "{}, bonus {}", "{}, Bonus {}"],
  ttReplace: ["{}: what does the card show?", "{}\u00a0: que montre la carte\u00a0?", "{}: Was zeigt die Karte?"],
  ttRemove: ["Remove this clue", "Retirer cet indice", "Diese Spur entfernen"],
  ttBoth: ["Both are printed", "Les deux sont imprimées", "Beide sind gedruckt"],
  ttOneAway: ["Remove one", "En retirer une", "Eine entfernen"],
  ttTwice: ["entered twice", "saisie deux fois", "zweimal eingegeben"],
  ttHeap: ["Heap: {}", "Tas\u00a0: {}", "Stapel: {}"],
  ttNext: ["next gap", "prochaine lacune", "nächste Lücke"],
  ttKeys: ["value | witness | take back | next heap", "valeur | témoin | annuler | tas suivant", "Wert | Zeuge | zurücknehmen | nächster Stapel"],
  ttAll: ["All 25 clues and five bonuses are entered.", "Les 25 indices et les cinq bonus y sont.", "Alle 25 Spuren und fünf Boni sind da."],
});

BoxForms["tatort-themse"] = (() => {
  const { make, sign, button, pad, keys } = Parts;
  const { case: CASES, witness: WITNESSES } = Contract.WORDS["tatort-themse"];
  const { clues: CLUES, highestValue, highestBonus } = Contract.COUNT["tatort-themse"];
  const LOOT = { gallery: "painting", museum: "statuette", bank: "gold", parliament: "papers", tower: "crown" };
  /** No card asks for one witness alone. */
  const VALUES = Array.from({ length: highestValue - 1 }, (_, at) => at + 2);
  const BONUSES = Array.from({ length: highestBonus }, (_, at) => at + 1);
  const HEAP = CLUES / CASES.length;
  /** The keys of the witnesses in each language: their initials, where these differ. */
  const LETTERS = { en: "bmul", fr: "pmol", de: "bmsl" };

  const parse = (key) => {
    const [of, witness, value] = key.split("-");
    return { of, witness, value: Number(value), key };
  };
  const clues = (context) => context.entries("clues").map(([key]) => parse(key));
  const clueName = (names, { witness, value }) => `${names.witness[witness]} ${value}`;

  /** The heap that is worked on, and what the pad enters. */
  function standing(context) {
    const { state } = context;
    const all = clues(context);
    state.heap ??= Math.max(0, CASES.findIndex((of) => all.filter((clue) => clue.of === of).length < HEAP));
    if (state.bonus === undefined && context.section === "bonus" && all.length >= CLUES) state.bonus = firstBonus(context) ?? null;
    return { all, of: CASES[state.heap] };
  }
  const firstBonus = (context) => CASES.find((of) => context.value("bonus", of) === undefined);

  function enter(context, witness, value) {
    const { state } = context;
    const { all, of } = standing(context);
    state.typed = {};
    if (state.chosen) {
      const old = parse(state.chosen);
      state.chosen = null;
      context.change(["take", "clues", old.key], ["put", "clues", `${old.of}-${witness}-${value}`, ""]);
      return;
    }
    const number = all.filter((clue) => clue.of === of).length + 1;
    // The last clue of all leads on to the bonuses by itself.
    if (context.put(["put", "clues", `${of}-${witness}-${value}`, ""]) && all.length + 1 === CLUES && state.heap === CASES.length - 1) state.bonus = firstBonus(context) ?? null;
    context.say(`${context.names.case[of]}, ${context.names.witness[witness]} ${value}. ${W("ttNth", context.names.case[of], number + 1)}`);
    context.show(".case.now");
  }

  function setBonus(context, value) {
    const { state } = context;
    const of = state.bonus;
    const open = CASES.filter((each) => each !== of && context.value("bonus", each) === undefined);
    // After the last heap all five come in a row.
    state.bonus = clues(context).length >= CLUES && open.length ? open[0] : null;
    context.change(["put", "bonus", of, String(value)]);
  }

  function nextHeap(context) {
    const { state } = context;
    state.chosen = null;
    state.bonus = null;
    if (state.heap < CASES.length - 1) state.heap += 1;
    else state.bonus = firstBonus(context) ?? null;
    context.show(".case.now, .bonus.now");
  }

  // --- drawing ---

  function wallRow(context, of, all) {
    const { state, names } = context;
    const own = all.filter((clue) => clue.of === of);
    const now = CASES[state.heap] === of && !state.bonus && !state.chosen && own.length + 1 > 0;
    const doubted = (key) => context.told((each) => each.section === "clues" && each.key === key).length > 0;
    const cells = own.map((clue, place) => button(`clue ${clue.key} ${place}`, {
      kind: `clue c-${of}${doubted(clue.key) ? " doubt" : ""}${state.chosen === clue.key ? " chosen" : ""}`,
      name: `${names.case[of]}, ${clueName(names, clue)}${own.filter((each) => each.key === clue.key).length > 1 ? `, ${W("ttTwice")}` : ""}`,
      pressed: state.chosen === clue.key,
      click: () => {
        state.chosen = state.chosen === clue.key ? null : clue.key;
        state.bonus = null;
        context.draw();
      },
    }, make("b", {}, clue.value), sign(clue.witness, 22), doubted(clue.key) ? sign("warn", 15, "mark") : null));
    for (let place = own.length; place < HEAP; place++) {
      cells.push(make("span", { class: `clue empty${now && place === own.length ? " next" : ""}` }));
    }
    const bonus = context.value("bonus", of);
    return make("section", { class: `case c-${of}${CASES[state.heap] === of && !state.bonus ? " now" : ""}`, "aria-label": names.case[of] },
      button(`heap ${of}`, {
        kind: "heap", name: W("ttHeap", names.case[of]), pressed: CASES[state.heap] === of && !state.bonus,
        click: () => {
          state.heap = CASES.indexOf(of);
          state.chosen = state.bonus = null;
          context.draw();
        },
      }, make("span", { class: `tab c-${of}` }, sign(LOOT[of], 20)), make("span", { class: "case-name" }, names.case[of])),
      make("div", { class: "cells" }, ...cells),
      button(`bonus ${of}`, {
        kind: `bonus${state.bonus === of ? " now" : ""}`, name: W("ttBonusIs", names.case[of], bonus ?? W("missing")), pressed: state.bonus === of,
        click: () => {
          state.bonus = state.bonus === of ? null : of;
          state.chosen = null;
          context.draw();
        },
      }, make("small", {}, W("ttBonusOne")), " ", make("b", {}, bonus ?? "–")));
  }

  function complaintOf(context, each) {
    const { state } = context;
    if (each.what === "clue-twice") {
      return context.complaint({ ...each, printed: W("ttBoth") }, [W("ttOneAway"), () => context.change(["take", "clues", each.key])]);
    }
    return context.complaint(each, [W("readAgain"), () => {
      if (each.section === "bonus") state.bonus = each.key;
      else if (each.key) state.chosen = each.key;
      context.draw();
    }]);
  }

  function wall(context, all) {
    const told = (test) => context.told(test).map((each) => complaintOf(context, each));
    const whole = told((each) => each.key === "");
    return make("div", { class: "wall" }, ...whole, ...CASES.flatMap((of) => [
      wallRow(context, of, all),
      ...told((each) => (each.section === "clues" && each.key.startsWith(`${of}-`)) || (each.section === "bonus" && each.key === of)),
    ]));
  }

  function cluePad(context, of, head) {
    const { names } = context;
    const rows = [[make("span", {}), ...VALUES.map((value) => make("span", { class: "ph", "aria-hidden": "true" }, value))]];
    for (const witness of WITNESSES) {
      rows.push([
        make("span", { class: "pw", "aria-hidden": "true" }, sign(witness, 24), make("small", {}, names.witness[witness])),
        ...VALUES.map((value) => button(`pad ${witness} ${value}`, {
          kind: `c-${of}${context.state.typed?.value === value || context.state.typed?.witness === witness ? " half" : ""}`,
          name: `${names.case[of]}, ${names.witness[witness]} ${value}`, click: () => enter(context, witness, value),
        }, make("b", {}, value), sign(witness, 20))),
      ]);
    }
    return pad("clues", head, "clue-pad", rows);
  }

  function bonusPad(context, of, head) {
    const cell = (value) => button(`bonus value ${value}`, { kind: `c-${of}`, name: W("ttBonusIs", context.names.case[of], value), click: () => setBonus(context, value) }, make("b", {}, value));
    return pad("bonus", head, "number-pad", [0, 3, 6].map((from) => BONUSES.slice(from, from + 3).map(cell)));
  }

  function side(context, all, of) {
    const { state, names } = context;
    const subject = state.bonus ?? (state.chosen ? parse(state.chosen).of : of);
    const number = all.filter((clue) => clue.of === of).length + 1;
    const full = all.length >= CLUES && !state.chosen && !state.bonus;
    const head = state.bonus ? W("ttBonusOf", names.case[subject])
      : state.chosen ? W("ttReplace", `${names.case[subject]}, ${clueName(names, parse(state.chosen))}`)
        : W("ttNth", names.case[of], number);
    const next = CASES[state.heap + 1];
    const on = all.filter((clue) => clue.of === of).length >= HEAP;
    const forward = state.chosen ? button("remove clue", { click: () => { const key = state.chosen; state.chosen = null; context.change(["take", "clues", key]); } }, sign("cross", 14), W("ttRemove"))
      : state.bonus && all.length < CLUES ? button("to clues", { click: () => { state.bonus = null; context.draw(); } }, W("backTo"))
        : !full && next ? button("next heap", { kind: on ? "main" : "", click: () => nextHeap(context) }, W("ttNextHeap", names.case[next]))
          : !state.bonus && firstBonus(context) ? button("next heap", { kind: full ? "main" : "", click: () => nextHeap(context) }, W("ttToBonus"))
            : all.length >= CLUES && !firstBonus(context) ? button("done", { kind: "main", click: () => context.leave() }, W("thatIsAll")) : null;
    const letter = [...LETTERS[LANGUAGE]].map((each) => [each.toUpperCase()]);
    const [value, witness, back, heap] = W("ttKeys").split(" | ");
    return make("aside", { class: "side" },
      make("p", { class: "do" }, full && !firstBonus(context) ? W("ttAll") : W("ttSort")),
      full ? null : make("h2", { class: "padhead" }, make("span", { class: `tab c-${subject}` }, sign(LOOT[subject], 22)), make("span", {}, head)),
      full ? null : state.bonus ? bonusPad(context, subject, head) : cluePad(context, subject, head),
      make("p", { class: "acts" }, context.takeBackButton(), forward),
      keys(["2"], "–", ["6"], value, ...letter, witness, ["⌫"], back, ["N"], heap));
  }

  return {
    sign: "crown",
    title: "Tatort Themse",
    part: (name) => ({ clues: W("ttClues"), bonus: W("ttBonus") })[name] ?? "",
    gap(view) {
      const part = view.parts.find((each) => each.have < each.need);
      return part && { section: part.name, says: this.part(part.name) };
    },
    entry: (names, section, key) => section === "clues" ? `${names.case[parse(key).of]}, ${clueName(names, parse(key))}` : W("ttBonusIs", names.case[key], ""),
    value: (_, __, value) => value,
    look(state, section, key) {
      state.bonus = section === "bonus" && key ? key : null;
      state.chosen = null;
      if (section === "clues" && key) state.heap = CASES.indexOf(parse(key).of);
      return section;
    },
    sofar({ view }) {
      const [clues, bonus] = view.parts;
      return make("p", { class: "sofar" }, W("ttSofar", clues.have, clues.need, bonus.have, bonus.need));
    },
    draw(context) {
      const { all, of } = standing(context);
      // What was chosen may have been taken back.
      if (context.state.chosen && !all.some((clue) => clue.key === context.state.chosen)) context.state.chosen = null;
      return { code: `${all.length}/${CLUES}`, body: make("div", { class: "two" }, wall(context, all), side(context, all, of)) };
    },
    key(context, event) {
      const { state } = context;
      const key = event.key.toLowerCase();
      if (state.bonus && BONUSES.includes(Number(key))) return setBonus(context, Number(key)) ?? true;
      if (key === "n") return nextHeap(context) ?? true;
      const typed = state.typed ??= {};
      const witness = key.length === 1 ? LETTERS[LANGUAGE].indexOf(key) : -1;
      if (VALUES.includes(Number(key))) typed.value = Number(key);
      else if (witness >= 0) typed.witness = WITNESSES[witness];
      else return false;
      if (typed.value && typed.witness) enter(context, typed.witness, typed.value);
      else context.draw();
      return true;
    },
  };
})();
