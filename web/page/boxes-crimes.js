"use strict";
// The box of Tiny Epic Crimes: suspects with their five signs, the badge track, the officers' mats. The time boards and
// the cards that people draw themselves have files of their own.

addBoxTexts({
  tecSuspects: ["Suspects", "Suspects", "Verdächtige"],
  tecStandard: ["Time track", "Piste Temps", "Zeitleiste"],
  tecCoop: ["Team track", "Piste d’équipe", "Team-Leiste"],
  tecBadge: ["Badges", "Insignes", "Abzeichen"],
  tecOfficers: ["Officers", "Enquêteurs", "Ermittler"],
  tecEvents: ["Events", "Événements", "Ereignisse"],
  tecForce: ["Force cards", "Cartes Force", "Einsatzkarten"],
  tecAbilities: ["Abilities", "Capacités", "Fähigkeiten"],
  tecSuspectDo: ["Sort the 16 suspects by letter. Tap the five signs of each card.", "Triez les 16 suspects par lettre. Touchez les cinq signes de chaque carte.", "Die 16 Verdächtigen nach Buchstaben sortieren. Die fünf Zeichen jeder Karte antippen."],
  tecSuspect: ["Suspect {}", "Suspect {}", "Verdächtiger {}"],
  tecAce: ["From the rule book. Is yours the same?", "D’après la règle. Est-ce pareil chez vous\u00a0?", "Aus der Regel. Ist es bei euch so?"],
  tecPrintedName: ["Printed name, if you like", "Nom imprimé, si vous voulez", "Gedruckter Name, wenn ihr mögt"],
  tecNextSuspect: ["Next: {}", "Suivant\u00a0: {}", "Weiter: {}"],
  tecBadgeDo: ["Tap each space of the badge track until it shows what is printed there.", "Touchez chaque case de la piste d’insigne jusqu’à ce qu’elle montre ce qui y est imprimé.", "Tippt jedes Feld der Abzeichenleiste an, bis es zeigt, was dort gedruckt ist."],
  tecSpace: ["Space {}: {}", "Case {}\u00a0: {}", "Feld {}: {}"],
  tecNothing: ["nothing", "rien", "nichts"],
  tecOfficersDo: ["Tick the actions on each officer’s mat, team side.", "Cochez les actions du plateau de chaque enquêteur, côté équipe.", "Auf jeder Ermittlertafel, Teamseite, die Aktionen ankreuzen."],
  tecSuspectKeys: ["choose | next sign", "choisir | signe suivant", "wählen | nächstes Zeichen"],
});

const Crimes = (() => {
  const { make, sign, button, radios, pad, keys } = Parts;
  const { suspect: LETTERS, evidence: KINDS, finding, action: ACTIONS } = Contract.WORDS["tiny-epic-crimes"];
  /** Of each evidence two findings, the first of them as with the suspect of the rule book. */
  const EVIDENCE = Object.fromEntries(KINDS.map((kind, at) => [kind, finding.slice(2 * at, 2 * at + 2)]));
  const ACE = KINDS.map((kind) => EVIDENCE[kind][0]);
  const SIGNS = { blue: "bee", red: "rhino", boss: "rank", underboss: "underrank", fingerprints: "finger", shoeprints: "shoe", motorcycle: "moto", car: "car", gun: "gun", knife: "knife" };
  const ACTION_SIGNS = { informant: "informant", witness: "witness", search: "search", stakeout: "stakeout", hold: "lock", "field-work": "cards" };
  const { spaces: SPACES, cardName } = Contract.COUNT["tiny-epic-crimes"];

  // --- suspects ---

  const parse = (value) => {
    const words = (value ?? "").split(" ").filter(Boolean);
    return { signs: KINDS.map((_, at) => words[at] ?? null), name: words.slice(KINDS.length).join(" ") };
  };

  function suspect(context) {
    const { state } = context;
    const entered = new Set(context.entries("suspects").map(([key]) => key));
    state.letter ??= LETTERS.find((letter) => !entered.has(letter)) ?? "A";
    const stored = context.value("suspects", state.letter);
    if (state.half?.letter !== state.letter) state.half = null;
    // The rule book shows the first one: it is there to be confirmed.
    const ace = stored === undefined && !state.half && state.letter === "A";
    return { letter: state.letter, stored, ace, ...(state.half ?? (ace ? { signs: ACE, name: "" } : parse(stored))) };
  }

  const nextLetter = (letter) => LETTERS[LETTERS.indexOf(letter) + 1];

  function goTo(context, letter) {
    context.state.letter = letter;
    context.state.half = null;
    context.say(W("tecSuspect", letter));
    context.draw();
  }

  function setSuspect(context, now, fresh) {
    const { state } = context;
    if (now.signs.includes(null)) {
      state.half = { letter: now.letter, signs: now.signs, name: now.name };
      return context.show(".pair:not(:has([aria-checked=true]))");
    }
    state.half = null;
    const taken = context.put(["put", "suspects", now.letter, [...now.signs, now.name.trim()].join(" ").trim()]);
    if (taken && fresh && nextLetter(now.letter)) {
      state.letter = nextLetter(now.letter);
      context.say(W("tecSuspect", state.letter));
      return context.draw(`sign ${EVIDENCE.gang[0]}`);
    }
    context.draw();
  }

  function suspects(context) {
    const { names } = context;
    const now = suspect(context);
    const entered = new Set(context.entries("suspects").map(([key]) => key));
    const pairs = KINDS.map((kind, at) => make("div", { class: "pair" }, make("span", { class: "pair-name" }, sign(kind, 18), ` ${names.evidence[kind]}`),
      radios(`${W("tecSuspect", now.letter)}, ${names.evidence[kind]}`, "pair-keys", EVIDENCE[kind].map((finding) => button(`sign ${finding}`, {
        kind: `key f-${finding}${now.signs[at] === finding ? " on" : ""}`, checked: now.signs[at] === finding,
        click: () => setSuspect(context, { ...now, signs: now.signs.with(at, finding) }, now.stored === undefined && !now.ace),
      }, sign(SIGNS[finding], 24), make("span", {}, names.finding[finding]), now.signs[at] === finding ? sign("check", 14) : null)))));
    const name = make("input", { type: "text", maxlength: cardName, value: now.name, "aria-label": W("tecPrintedName"), placeholder: W("tecPrintedName"), "data-id": "suspect name", autocomplete: "off" });
    // Kept with the next sign, too, should that be tapped first.
    name.oninput = () => { now.name = name.value.replace(/\s+/g, " "); };
    name.onchange = () => {
      if (now.signs.includes(null)) context.state.half = { letter: now.letter, signs: now.signs, name: now.name };
      else context.put(["put", "suspects", now.letter, [...now.signs, now.name.trim()].join(" ").trim()]);
      context.drawLater();
    };
    const look = (letter) => context.told((each) => context.isAbout(each, "suspects", letter)).length > 0;
    const letters = LETTERS.map((letter) => button(`letter ${letter}`, {
      kind: letter === now.letter ? "now" : look(letter) ? "look" : entered.has(letter) ? "in" : "un",
      name: `${W("tecSuspect", letter)}, ${entered.has(letter) ? W("entered") : W("missing")}`, click: () => goTo(context, letter),
    }, letter, look(letter) ? sign("warn", 11) : entered.has(letter) ? sign("check", 10) : null));
    const told = context.told((each) => (each.section === "suspects" && each.key === "") || context.isAbout(each, "suspects", now.letter)).map((each) => context.complaint(each));
    const next = nextLetter(now.letter);
    const [all, asks] = context.onward("suspects", "next section", W("thatIsAllNext", W("tecStandard")), () => context.go("time.standard"));
    return make("div", { class: "two" },
      make("div", { class: "left" },
        make("div", { class: "shcard suspect" }, make("p", { class: "num" }, make("b", {}, now.letter), make("span", {}, now.name)),
          make("ul", { class: "suspect-signs" }, ...now.signs.map((finding, at) => make("li", {}, finding ? sign(SIGNS[finding], 30) : make("span", { class: "face-empty" }, "–"), make("small", {}, finding ? names.finding[finding] : names.evidence[KINDS[at]]))))),
        make("div", { class: "strip" }, pad("letters", W("tecSuspects"), "numbers", [letters.slice(0, 8), letters.slice(8)]))),
      make("div", { class: "right" }, ...told, make("p", { class: "do" }, now.ace ? W("tecAce") : W("tecSuspectDo")), ...pairs, name,
        make("p", { class: "acts" }, context.takeBackButton(),
          next ? button("next suspect", { kind: now.signs.includes(null) ? "" : "main", click: () => now.ace ? setSuspect(context, now, true) : goTo(context, next) }, W("tecNextSuspect", next))
            : all), next ? null : asks,
        keys(["←"], ["→"], W("tecSuspectKeys").split(" | ")[0], ["↓"], W("tecSuspectKeys").split(" | ")[1])));
  }

  // --- badges and officers ---

  const spaces = (context, key) => (context.value("badge", key) ?? "").split(" ").filter((word) => /^\d$/.test(word)).map(Number);

  function badge(context) {
    const { names } = context;
    const own = { suspect: spaces(context, "suspect"), interrogation: spaces(context, "interrogation") };
    const kindOf = (space) => own.suspect.includes(space) ? "suspect" : own.interrogation.includes(space) ? "interrogation" : "nothing";
    const ORDER = ["nothing", "suspect", "interrogation"];
    const puts = (of) => ["suspect", "interrogation"].map((key) => ["put", "badge", key, of[key].sort((a, b) => a - b).join(" ") || "none"]);
    const turn = (space) => {
      const next = ORDER[(ORDER.indexOf(kindOf(space)) + 1) % ORDER.length];
      const now = Object.fromEntries(Object.entries(own).map(([key, list]) => [key, list.filter((each) => each !== space)]));
      if (next !== "nothing") now[next].push(space);
      context.change(...puts(now));
    };
    const word = (space) => kindOf(space) === "nothing" ? W("tecNothing") : names.reward[kindOf(space)];
    const cells = Array.from({ length: SPACES }, (_, space) => button(`space ${space}`, { kind: `space k-${kindOf(space)}`, name: W("tecSpace", space, word(space)), click: () => turn(space) },
      make("b", {}, space), kindOf(space) === "nothing" ? make("span", { class: "none" }, "–") : sign(kindOf(space) === "suspect" ? "black" : "ask", 24), make("small", {}, word(space))));
    const touched = context.entries("badge").length > 0;
    const [all, asks] = context.onward("badge", "next section", W("thatIsAllNext", W("tecOfficers")), () => {
      if (touched) context.put(...puts(own));
      context.go("officers");
    }, () => context.put(...puts(own)));
    return [
      ...context.told((each) => each.section === "badge").map((each) => context.complaint(each)),
      make("p", { class: "do" }, W("tecBadgeDo")), pad("badge", W("tecBadge"), "spaces", [cells.slice(0, 5), cells.slice(5)]),
      make("p", { class: "acts" }, context.takeBackButton(), all), asks,
    ];
  }

  function officers(context) {
    const { names } = context;
    const own = (officer) => (context.value("officers", officer) ?? "").split(" ").filter((word) => ACTIONS.includes(word));
    const turn = (officer, action) => {
      const list = own(officer);
      const now = list.includes(action) ? list.filter((each) => each !== action) : [...list, action];
      context.change(["put", "officers", officer, now.join(" ") || "none"]);
    };
    const mat = (officer) => make("section", { class: "mat", "aria-label": names.officer[officer] }, make("h2", {}, names.officer[officer], context.value("officers", officer) === undefined ? null : sign("check", 14)),
      make("div", { class: "mat-keys" }, ...ACTIONS.map((action) => button(`${officer} ${action}`, {
        kind: `key${own(officer).includes(action) ? " on" : ""}`, pressed: own(officer).includes(action), name: `${names.officer[officer]}: ${names.action[action]}`, click: () => turn(officer, action),
      }, sign(ACTION_SIGNS[action], 20), make("span", {}, names.action[action]), own(officer).includes(action) ? sign("check", 14) : null))),
      ...context.told((each) => each.section === "officers" && each.key === officer).map((each) => context.complaint(each)));
    const [all, asks] = context.onward("officers", "next section", W("thatIsAllNext", W("tecEvents")), () => context.go("events"));
    return [
      ...context.told((each) => each.section === "officers" && each.key === "").map((each) => context.complaint(each)),
      make("p", { class: "do" }, W("tecOfficersDo")), make("div", { class: "mats" }, ...Object.keys(names.officer).map(mat)),
      make("p", { class: "acts" }, context.takeBackButton(), all), asks,
    ];
  }

  return { suspects, badge, officers, goTo };
})();

BoxForms["tiny-epic-crimes"] = (() => {
  const SECTIONS = {
    suspects: "tecSuspects", "time.standard": "tecStandard", "time.coop": "tecCoop", badge: "tecBadge", officers: "tecOfficers",
    events: "tecEvents", force: "tecForce", abilities: "tecAbilities",
  };
  const CARDS = ["events", "force", "abilities"];
  const sectionOf = (section) => Object.hasOwn(SECTIONS, section) ? section : "suspects";
  return {
    sign: "clock",
    title: "Tiny Epic Crimes",
    /** Parts without an end: they are counted, never missing. */
    open: CARDS,
    part: (name) => SECTIONS[name] ? W(SECTIONS[name]) : "",
    gap(view) {
      const part = view.parts.find((each) => each.have < each.need);
      return part && { section: part.name, says: W(SECTIONS[part.name]) };
    },
    entry(names, section, key) {
      if (section === "suspects") return W("tecSuspect", key);
      return `${W(SECTIONS[section])}: ${names.officer[key] ?? names.reward[key] ?? (BOX_TEXTS[`tec-${key}`] ? W(`tec-${key}`) : key)}`;
    },
    value: (names, _, value) => value.replace(/[a-z-]+/g, (word) => names.finding[word] ?? names.action[word] ?? names.reward[word] ?? word),
    look(state, section, key) {
      if (section === "suspects" && key) {
        state.letter = key;
        state.half = null;
      }
      if (CARDS.includes(section)) state.open = key;
      return section;
    },
    tabs: ({ view, section, told }) => view.parts.map((part) => ({
      id: part.name, says: W(SECTIONS[part.name]), on: sectionOf(section) === part.name, done: !CARDS.includes(part.name) && part.have >= part.need,
      have: CARDS.includes(part.name) ? part.have || undefined : part.have ? `${part.have}/${part.need}` : undefined, look: told((each) => each.part === part.name).length > 0,
    })),
    draw(context) {
      const section = sectionOf(context.section);
      const code = W(SECTIONS[section]);
      const body = section === "suspects" ? Crimes.suspects(context) : section === "badge" ? Crimes.badge(context) : section === "officers" ? Crimes.officers(context)
        : CARDS.includes(section) ? CrimeCards.draw(context, section) : CrimeRing.draw(context, section);
      return { code, body };
    },
    key(context, event) {
      const section = sectionOf(context.section);
      if (section.startsWith("time.")) return CrimeRing.key(context, section, event);
      // Down leads from a pair of signs to the next one.
      const groups = [...document.querySelectorAll("#boxes .pair-keys")];
      const at = groups.findIndex((group) => group.contains(event.target));
      if (section === "suspects" && at >= 0 && /^Arrow(Up|Down)$/.test(event.key)) {
        const to = groups[at + (event.key === "ArrowDown" ? 1 : -1)];
        /** @type {HTMLElement} */ (to?.querySelector("[tabindex='0']"))?.focus();
        return true;
      }
      return false;
    },
  };
})();
