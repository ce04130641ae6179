"use strict";
// The four printed puzzles of Schinderhannes as a check of the cards: how each stands, which cards are to be read again,
// and their lists and solutions, which can be corrected where the owner’s book prints others.

addBoxTexts({
  shPuzzle: ["Puzzle {}", "Énigme {}", "Rätsel {}"],
  shMissingN: ["missing: {}", "manque\u00a0: {}", "fehlt: {}"],
  shUncounted: ["fits, cannot be counted", "s’accorde, sans pouvoir compter", "passt, nicht zählbar"],
  shAsPrinted: ["as printed", "comme imprimé", "wie gedruckt"],
  shSolutionsN: ["{} solutions", "{} solutions", "{} Lösungen"],
  shMisfit: ["card {} does not fit", "la carte {} ne va pas", "Karte {} passt nicht"],
  shSuspicion: ["One slip would explain it. Read these cards again, the likeliest first:", "Une seule erreur l’expliquerait. Relisez ces cartes, la plus suspecte d’abord\u00a0:", "Ein Versehen würde es erklären. Diese Karten noch einmal lesen, die verdächtigste zuerst:"],
  shNoSuspect: ["No single card explains it: two slips, or your book has other numbers.", "Aucune carte seule ne l’explique\u00a0: deux erreurs, ou votre livret a d’autres numéros.", "Keine einzelne Karte erklärt es: zwei Versehen, oder in eurem Heft stehen andere Nummern."],
  shRight: ["Card {} is right as it stands", "La carte {} est juste", "Karte {} stimmt so"],
  shCompare: ["Compare puzzle {} with my book", "Comparer l’énigme {} à mon livret", "Rätsel {} mit meinem Heft vergleichen"],
  shAlso: ["would also explain it", "l’expliquerait aussi", "würde es auch erklären"],
  shComesOut: ["Puzzle {} works out as printed.", "L’énigme {} se résout comme imprimé.", "Rätsel {} geht auf wie gedruckt."],
  shPuzzlesDo: ["The puzzles check the cards that are in them. They fit or they do not; they say nothing about the other cards.", "Les énigmes vérifient les cartes qu’elles contiennent. Elles s’accordent ou non\u00a0; elles ne prouvent rien des autres cartes.", "Die Rätsel prüfen die Karten, die in ihnen stehen. Sie passen oder nicht; über die anderen Karten beweisen sie nichts."],
  shListOf: ["Cards of puzzle {}, as in your book", "Cartes de l’énigme {}, comme dans votre livret", "Karten von Rätsel {}, wie in eurem Heft"],
  shSolutionOf: ["Solution of puzzle {}", "Solution de l’énigme {}", "Lösung von Rätsel {}"],
  shTakeList: ["Keep this list", "Garder cette liste", "Diese Liste behalten"],
  shListAsShipped: ["Confidant’s list and solution", "Liste et solution de Confidant", "Liste und Lösung von Confidant"],
  shOwnList: ["corrected", "corrigée", "korrigiert"],
});

const SchinderPuzzles = (() => {
  const { make, sign, button } = Parts;
  const NUMBERS = [1, 2, 3, 4];
  /** Suspects that are named at once. */
  const NAMED = 3;

  const STATES = { missing: "shMissingN", printed: "shAsPrinted", solutions: "shSolutionsN", misfit: "shMisfit", uncounted: "shUncounted" };

  function chips(context) {
    return make("ul", { class: "puzzles", "aria-label": W("shPuzzles") }, ...Pack.proofs(context.row.text).map(([state, number], place) => {
      const bad = state === "solutions" || state === "misfit";
      return make("li", { class: state === "printed" ? "ok" : bad ? "bad" : "" }, state === "printed" ? sign("check", 15) : bad ? sign("warn", 15) : null,
        make("b", {}, W("shPuzzle", place + 1)), make("span", {}, W(STATES[state], number)));
    }));
  }

  /** Why a card is among the suspects: a pattern that it breaks, or nothing but that it would explain it. */
  function why(context, key) {
    return context.told((each) => each.section === "cards" && each.key === key && /^crime-no-quarter|^place-crimes|^crime-count|pattern/.test(each.what))[0]?.says ?? W("shAlso");
  }

  function suspicion(context, number) {
    const failed = context.told((each) => each.what === "puzzle-solutions" && each.key === String(number))[0];
    if (!failed) return null;
    const { names } = context;
    const suspects = context.told((each) => each.what === "puzzle-suspect" && each.about.startsWith(`${number} `));
    const word = (each) => {
      const field = each.about.split(" ")[2];
      return names.place[field] ?? names.crime[field] ?? names.direction[field] ?? names.group[field] ?? names.link[field] ?? field;
    };
    const row = (each) => make("li", { class: Number(each.key) === context.state.card ? "on" : "" },
      button(`suspect ${number} ${each.key}`, { kind: "link", click: () => { context.state.card = Number(each.key); context.state.half = null; context.go("cards"); context.draw(); } }, W("shCard", each.key)),
      make("span", { class: "was" }, word(each)), make("span", { class: "why" }, why(context, each.key)));
    const first = suspects[0];
    return make("section", { class: "bar doubt big", "aria-label": failed.says }, sign("warn", 28), make("div", {},
      make("b", {}, failed.says), make("p", {}, suspects.length ? W("shSuspicion") : W("shNoSuspect")),
      suspects.length ? make("ol", {}, ...suspects.slice(0, NAMED).map(row), suspects.length > NAMED ? make("li", {}, W("andMore", suspects.length - NAMED)) : null) : null,
      make("p", { class: "acts" },
        first ? button(`right ${first.key}`, { click: () => context.change(["answer", first.answer]) }, W("shRight", first.key)) : null,
        context.section === "puzzles" ? button(`so ${number}`, { click: () => context.change(["answer", failed.answer]) }, W("printedSo"))
          : button(`compare ${number}`, { click: () => { context.state.puzzle = number; context.go("puzzles"); } }, W("shCompare", number)))));
  }

  /** What was mended since the last drawing. */
  function mended(context) {
    const now = Pack.proofs(context.row.text).map(([state]) => state);
    const before = context.state.proofs ?? now;
    context.state.proofs = now;
    const good = NUMBERS.filter((number) => now[number - 1] === "printed" && /solutions|misfit/.test(before[number - 1]));
    if (good.length) context.state.mended = good;
    else if (JSON.stringify(before) !== JSON.stringify(now)) context.state.mended = [];
    return (context.state.mended ?? []).map((number) => make("div", { class: "bar good" }, sign("check", 22), make("div", {}, make("b", {}, W("shComesOut", number)))));
  }

  function editor(context, number) {
    const { names } = context;
    const cards = Schinder.puzzle(context, number, "puzzles");
    const solution = Schinder.puzzle(context, number, "solutions").split(" ");
    const own = context.value("puzzles", String(number)) !== undefined || context.value("solutions", String(number)) !== undefined;
    const field = make("input", { type: "text", inputmode: "numeric", value: cards, "aria-label": W("shListOf", number), "data-id": `list ${number}`, autocomplete: "off" });
    const places = Object.keys(names.place);
    const choice = (place, at) => {
      const select = make("select", { "aria-label": `${W("shSolutionOf", number)}, ${names.place[place]}`, "data-id": `solution ${number} ${place}` },
        ...Object.keys(names.crime).map((crime) => make("option", { value: crime, selected: solution[at] === crime }, names.crime[crime])));
      select.onchange = () => context.change(["put", "solutions", String(number), solution.with(at, select.value).join(" ")]);
      return make("label", {}, make("span", {}, names.place[place]), select);
    };
    return make("section", { class: "puzzle-editor" },
      make("h2", {}, W("shListOf", number), own ? make("small", {}, W("shOwnList")) : null),
      make("p", { class: "acts" }, field, button(`keep list ${number}`, { click: () => context.change(["put", "puzzles", String(number), field.value.trim().replace(/[\s,;]+/g, " ")]) }, W("shTakeList")),
        own ? button(`shipped ${number}`, { click: () => context.change(["take", "puzzles", String(number)], ["take", "solutions", String(number)]) }, W("shListAsShipped")) : null),
      make("h2", {}, W("shSolutionOf", number)), make("div", { class: "solution" }, ...places.map(choice)));
  }

  return {
    chips, mended,
    suspicions: (context) => NUMBERS.map((number) => suspicion(context, number)).filter(Boolean),

    draw(context) {
      const { state } = context;
      const tab = (number) => button(`puzzle ${number}`, { kind: state.puzzle === number ? "main" : "", pressed: state.puzzle === number, click: () => { state.puzzle = state.puzzle === number ? null : number; context.draw(); } }, W("shPuzzle", number));
      return {
        code: W("shPuzzles"),
        body: [
          ...context.told((each) => each.part === "puzzles" && each.what !== "puzzle-solutions" && each.what !== "puzzle-no-suspect").map((each) => context.complaint(each)),
          make("p", { class: "lead" }, W("shPuzzlesDo")),
          make("p", { class: "acts" }, ...NUMBERS.map(tab), context.takeBackButton()),
          state.puzzle ? editor(context, state.puzzle) : null,
        ],
      };
    },
  };
})();

BoxForms.schinderhannes = (() => {
  const PARTS = { board: "shBoard", "1-16": "shKind1", "17-32": "shKind2", "33-56": "shKind3", "57-72": "shKind4", "73-76": "shKind5", puzzles: "shPuzzles" };
  const tabOf = (section) => section === "board" || section === "puzzles" ? section : "cards";
  return {
    sign: "ambush",
    title: "Schinderhannes",
    /** Parts without an end: they are counted, never missing. */
    open: ["puzzles"],
    part: (name) => PARTS[name] ? W(PARTS[name]) : "",
    gap(view) {
      const board = view.parts.find((part) => part.name === "board");
      if (board.have < board.need) return { section: "board", says: W("shBoard") };
      const entered = new Set((view.entries.cards ?? []).map(([key]) => Number(key)));
      for (let number = 1; number <= SchinderCards.LAST; number++) {
        if (!entered.has(number)) return { section: String(number), says: W("shCard", number) };
      }
      return null;
    },
    entry(names, section, key) {
      if (section === "cards") return W("shCard", key);
      if (section === "roads") return key.split(" ").map((place) => names.place[place]).join(" – ");
      if (section === "quarters") return names.quarter[key];
      return section === "puzzles" ? W("shListOf", key) : W("shSolutionOf", key);
    },
    value: (names, _, value) => value.replace(/[a-z-]+/g, (word) => names.crime[word] ?? names.place[word] ?? names.group[word] ?? names.direction[word] ?? names.link[word] ?? word),
    look(state, section, key) {
      if (section === "cards") {
        state.card = Number(key);
        state.half = null;
        return "cards";
      }
      if (section === "puzzles" || section === "solutions") {
        // A puzzle that does not come out is looked at on the cards, where its suspects are.
        state.puzzle = Number(key);
        return "cards";
      }
      return "board";
    },
    tabs({ view, section, row, told }) {
      const have = view.parts.filter((part) => /^\d/.test(part.name)).reduce((sum, part) => sum + part.have, 0);
      const board = view.parts.find((part) => part.name === "board");
      const good = Pack.proofs(row.text).filter(([state]) => state === "printed").length;
      const on = tabOf(section);
      return [
        { id: "board", says: W("shBoard"), on: on === "board", done: board.have >= board.need, have: `${board.have}/${board.need}`, look: told((each) => each.part === "board").length > 0 },
        { id: "cards", says: W("shCards"), on: on === "cards", have: `${have}/76` },
        { id: "puzzles", says: W("shPuzzles"), on: on === "puzzles", have: `${good}/4` },
      ];
    },
    draw(context) {
      const tab = tabOf(context.section);
      if (tab === "board") return SchinderBoard.draw(context);
      const drawn = tab === "puzzles" ? SchinderPuzzles.draw(context) : SchinderCards.draw(context);
      return { code: drawn.code, body: [SchinderPuzzles.chips(context), ...SchinderPuzzles.mended(context), ...SchinderPuzzles.suspicions(context), ...[drawn.body].flat()].filter(Boolean) };
    },
    key: (context, event) => tabOf(context.section) === "cards" && SchinderCards.key(context, event),
  };
})();
