"use strict";
// The box of Schinderhannes: 76 cards one by one, each with the keys for what it can say. The board and the printed
// puzzles have files of their own.

addBoxTexts({
  shBoard: ["Board", "Plateau", "Brett"],
  shCards: ["Cards", "Cartes", "Karten"],
  shPuzzles: ["Puzzles", "Énigmes", "Rätsel"],
  shCard: ["Card {}", "Carte {}", "Karte {}"],
  shKind1: ["Crime cards", "Cartes délit", "Deliktkarten"],
  shKind2: ["Group cards", "Cartes groupe", "Gruppenkarten"],
  shKind3: ["Quarter cards", "Cartes quartier", "Viertelkarten"],
  shKind4: ["Place cards", "Cartes lieu", "Ortskarten"],
  shKind5: ["Solo cards", "Cartes solo", "Solokarten"],
  shOne1: ["crime card", "carte délit", "Deliktkarte"],
  shOne2: ["group card", "carte groupe", "Gruppenkarte"],
  shOne3: ["quarter card", "carte quartier", "Viertelkarte"],
  shOne4: ["place card", "carte lieu", "Ortskarte"],
  shOne5: ["solo card", "carte solo", "Solokarte"],
  shWhichCrime: ["Which crime?", "Quel délit\u00a0?", "Welches Delikt?"],
  shWhichLarge: ["The larger crime sign?", "Le grand signe\u00a0?", "Das größere Zeichen?"],
  shWhichSmall: ["The smaller crime sign?", "Le petit signe\u00a0?", "Das kleinere Zeichen?"],
  shWhichLink: ["Same or neighbouring quarter?", "Même quartier ou quartier voisin\u00a0?", "Gleiches oder Nachbarviertel?"],
  shWhichPlaces: ["Which places?", "Quels lieux\u00a0?", "Welche Orte?"],
  shWhichPlace: ["Which place?", "Quel lieu\u00a0?", "Welcher Ort?"],
  shWhichCrimes: ["Which crimes?", "Quels délits\u00a0?", "Welche Delikte?"],
  shWhichGroup: ["Which group, in which direction?", "Quel groupe, dans quelle direction\u00a0?", "Welche Gruppe, in welcher Richtung?"],
  shPlacesOr: ["Which places, or which direction?", "Quels lieux, ou quelle direction\u00a0?", "Welche Orte, oder welche Richtung?"],
  shOf: ["{} of {}", "{} sur {}", "{} von {}"],
  shAllFour: ["{}: all four", "{}\u00a0: les quatre", "{}: alle vier"],
  shElse: ["It says something else", "Elle dit autre chose", "Sie sagt etwas anderes"],
  shFits: ["fits its puzzles", "s’accorde aux énigmes", "passt zu ihren Rätseln"],
  shInNone: ["in no puzzle: read it twice", "dans aucune énigme\u00a0: à lire deux fois", "in keinem Rätsel: zweimal lesen"],
  shKeys: ["card number | next card | choose | look at the suspect", "numéro de carte | carte suivante | choisir | voir la suspecte", "Kartennummer | nächste Karte | wählen | zur Verdächtigen"],
  shChangeCrime: ["Another crime", "Un autre délit", "Anderes Delikt"],
  shEmptyCard: ["Empty this card", "Vider cette carte", "Diese Karte leeren"],
  shAllIn: ["All 76 cards are entered.", "Les 76 cartes y sont.", "Alle 76 Karten sind da."],
});

/** What the files of Schinderhannes share. */
const Schinder = (() => {
  const { make, sign } = Parts;
  const GROUPS = { blue: "t-disc", yellow: "t-square", orange: "t-diamond", green: "t-shield" };
  const { crime, group, quarter: QUARTERS, place: PLACES } = Contract.WORDS.schinderhannes;
  /** The crimes of each group: as many of every one, in its order. */
  const CRIMES = Object.fromEntries(group.map((each, at) => [each, crime.slice((at * crime.length) / group.length, ((at + 1) * crime.length) / group.length)]));
  const SIGNS = {
    ane: "donkey", mouton: "sheep", cheval: "horse", ruches: "hives", effraction: "breakin", bal: "ball", recel: "fence", brutalite: "brutality",
    cambriolage: "burglary", racket: "racket", meurtre: "murder", embuscade: "ambush", incarceration: "prison", evasion: "escape", arrestation: "arrest", planque: "hideout",
  };
  const groupOf = (crime) => Object.keys(CRIMES).find((group) => CRIMES[group].includes(crime));

  /** A crime as its token: the body of its group with its sign. */
  function token(crime, size) {
    const group = groupOf(crime);
    const box = make("span", { class: `token g-${group}` }, sign(GROUPS[group], size), make("i", {}, sign(SIGNS[crime], Math.round(size * (group === "orange" ? 0.56 : 0.66)))));
    return box;
  }
  const groupSign = (group, size) => make("span", { class: `token g-${group}` }, sign(GROUPS[group], size));

  let shipped = null;
  const shippedEntries = (section) => {
    shipped ??= Pack.look(Pack.shipped("schinderhannes")).entries;
    return shipped[section] ?? [];
  };

  /** The places of each quarter: those entered if all are placed, else Confidant’s. */
  function quarters(context) {
    const own = context.entries("quarters");
    const placed = own.reduce((sum, [, places]) => sum + places.split(" ").length, 0);
    return Object.fromEntries((placed === PLACES.length ? own : shippedEntries("quarters")).map(([quarter, places]) => [quarter, places.split(" ")]));
  }

  /** The cards of a printed puzzle and its solution, corrected where the owner’s book differs. */
  const puzzle = (context, number, section) => context.value(section, String(number)) ?? shippedEntries(section).find(([key]) => key === String(number))[1];
  const inPuzzles = (context) => new Set([1, 2, 3, 4].flatMap((number) => puzzle(context, number, "puzzles").split(" ").map(Number)));

  return { GROUPS, CRIMES, QUARTERS, token, groupSign, quarters, puzzle, inPuzzles, shippedEntries };
})();

const SchinderCards = (() => {
  const { make, sign, button, pad, radios, keys } = Parts;
  const { GROUPS, CRIMES, QUARTERS, token, groupSign } = Schinder;
  /** The numbers of the cards of each kind: its part is called by the first and the last. */
  const KINDS = Contract.PARTS.schinderhannes.filter((part) => /^\d+-\d+$/.test(part)).map((part) => part.split("-").map(Number));
  const DIRECTIONS = ["north", "east", "south", "west"];
  const PLACES_OF_CRIME = 4, LAST = Contract.COUNT.schinderhannes.cards;
  const kindOf = (number) => KINDS.findIndex(([first, last]) => number >= first && number <= last) + 1;

  /** What a card says, in parts, as far as it was entered. */
  function parse(kind, value) {
    if (!value) return { crime: null, large: null, small: null, link: null, place: null, places: [], crimes: [], direction: null, group: null };
    const none = parse(kind, "");
    if (kind === 2) return { ...none, group: value.split(" ")[0], direction: value.split(" ")[1] };
    if (kind === 3) return { ...none, large: value.split(" ")[0], small: value.split(" ")[1], link: value.split(" ")[2] };
    const [head, rest] = value.split(":");
    const words = rest.trim().split(/\s+/).filter(Boolean);
    if (kind === 4) return { ...none, place: head, crimes: words };
    return DIRECTIONS.includes(words[0]) ? { ...none, crime: head, direction: words[0] } : { ...none, crime: head, places: words };
  }

  /** What a card says as the text has it; empty if it says too little to be kept. */
  function write(kind, said) {
    if (kind === 2) return said.group && said.direction ? `${said.group} ${said.direction}` : "";
    if (kind === 3) return said.large && said.small && said.link ? `${said.large} ${said.small} ${said.link}` : "";
    if (kind === 4) return said.place ? `${said.place}: ${said.crimes.join(" ")}` : "";
    return said.crime ? `${said.crime}: ${said.direction ?? said.places.join(" ")}` : "";
  }

  function standing(context) {
    const { state, section } = context;
    if (/^\d+$/.test(section) && state.seen !== section) {
      state.card = Math.min(Math.max(Number(section), 1), LAST);
      state.seen = section;
    }
    state.card ??= nextGap(context, 0) ?? 1;
    const number = state.card;
    const kind = kindOf(number);
    const stored = context.value("cards", String(number));
    if (state.half?.card !== number) state.half = null;
    const said = state.half ? state.half.said : parse(kind, stored);
    return { number, kind, said, stored, fresh: state.fresh === number || stored === undefined };
  }

  const nextGap = (context, after) => {
    const entered = new Set(context.entries("cards").map(([key]) => Number(key)));
    for (let step = 1; step <= LAST; step++) {
      const number = ((after + step - 1) % LAST) + 1;
      if (!entered.has(number)) return number;
    }
    return undefined;
  };

  function goTo(context, number, focus) {
    const { state } = context;
    state.card = Math.min(Math.max(number, 1), LAST);
    state.half = state.fresh = null;
    state.slot = undefined;
    context.say(W("shCard", state.card));
    context.show(".shcard", focus);
  }

  /** Takes what was tapped; a card that is complete by its kind makes room for the next one. */
  function set(context, change, complete) {
    const { state } = context;
    const { number, kind, said, stored, fresh } = standing(context);
    const now = { ...said, ...change };
    const value = write(kind, now);
    if (stored === undefined) state.fresh = number;
    if (!value) {
      state.half = { card: number, said: now };
      context.draw();
      return;
    }
    state.half = null;
    if (!context.put(["put", "cards", String(number), value])) return context.draw();
    if (fresh && complete?.(now) && number < LAST) {
      state.card = number + 1;
      state.fresh = null;
      state.slot = undefined;
      context.say(W("shCard", number + 1));
      return context.show(".shcard");
    }
    context.draw();
  }

  // --- the keys ---

  const doubtful = (context, number) => new Set(context.told((each) => each.what === "puzzle-suspect" && each.key === String(number)).map((each) => each.about.split(" ")[2]));

  function crimePad(context, chosen, doubt, choose, many) {
    const { names } = context;
    const cell = (crime) => button(`crime ${crime}`, {
      kind: `del${chosen.includes(crime) ? " on" : ""}${doubt.has(crime) ? " doubt" : ""}`, name: names.crime[crime],
      pressed: chosen.includes(crime), click: () => choose(crime),
    }, token(crime, 34), make("small", {}, names.crime[crime]), doubt.has(crime) ? sign("warn", 14) : null);
    return pad("crimes", W(many ? "shWhichCrimes" : "shWhichCrime"), "dels", Object.keys(CRIMES).map((group) => CRIMES[group].map(cell)));
  }

  function placeKeys(context, chosen, doubt, choose, all) {
    const { names } = context;
    const quarters = Schinder.quarters(context);
    return make("div", { class: "places" }, ...QUARTERS.map((quarter) => make("fieldset", {},
      make("legend", {}, all ? button(`all ${quarter}`, { name: W("shAllFour", names.quarter[quarter]), click: () => all(quarters[quarter]) }, W("shAllFour", names.quarter[quarter])) : make("span", { class: "quarter-name" }, names.quarter[quarter])),
      ...quarters[quarter].map((place) => button(`place ${place}`, {
        kind: `place${chosen.includes(place) ? " on" : ""}${doubt.has(place) ? " doubt" : ""}`, pressed: chosen.includes(place), click: () => choose(place),
      }, chosen.includes(place) ? sign("check", 14) : null, make("span", {}, names.place[place]), doubt.has(place) ? sign("warn", 15) : null)))));
  }

  const question = (words, more) => make("h2", {}, words, more ? make("small", {}, more) : null);
  const toggled = (list, item) => list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

  function directionKeys(context, chosen) {
    return radios(W("shPlacesOr"), "directions", DIRECTIONS.map((direction) => button(`direction ${direction}`, {
      kind: `key${chosen === direction ? " on" : ""}`, checked: chosen === direction,
      click: () => set(context, { direction, places: [] }, () => true),
    }, sign(direction, 22), context.names.direction[direction])));
  }

  function keysOf(context, { number, kind, said }) {
    const { names, state } = context;
    const doubt = doubtful(context, number);
    // On a phone one question stands at a time: what is answered folds into the card.
    const fold = (answered, ...children) => make("div", { class: answered && state.slot === undefined ? "answered" : "" }, ...children);
    const slot = (name) => {
      state.slot = name;
      context.draw();
    };
    if (kind === 1 || kind === 5) {
      const places = (list) => set(context, { places: list, direction: null }, (now) => kind === 1 && now.places.length === PLACES_OF_CRIME);
      return [
        fold(said.crime, question(W("shWhichCrime")), crimePad(context, said.crime ? [said.crime] : [], doubt, (crime) => { state.slot = undefined; set(context, { crime }, () => false); })),
        said.crime ? button("other crime", { kind: "phone-key", click: () => slot("crime") }, W("shChangeCrime")) : null,
        make("div", { class: said.crime ? "" : "later" },
          question(kind === 1 ? W("shWhichPlaces") : W("shPlacesOr"), kind === 1 ? W("shOf", said.places.length, PLACES_OF_CRIME) : ""),
          kind === 5 ? directionKeys(context, said.direction) : null,
          placeKeys(context, said.places, doubt, (place) => places(toggled(said.places, place)), (four) => places(four.every((place) => said.places.includes(place)) ? said.places.filter((place) => !four.includes(place)) : kind === 1 ? four : [...new Set([...said.places, ...four])]))),
        kind === 5 ? button("something else", { click: () => goTo(context, number + 1) }, W("shElse")) : null,
      ];
    }
    if (kind === 2) {
      const cell = (group, direction) => button(`group ${group} ${direction}`, {
        kind: `g-${group} key${said.group === group && said.direction === direction ? " on" : ""}`, pressed: said.group === group && said.direction === direction,
        name: `${names.group[group]}, ${names.direction[direction]}`, click: () => set(context, { group, direction }, () => true),
      }, groupSign(group, 24), sign(direction, 24));
      return [question(W("shWhichGroup")),
      pad("groups", W("shWhichGroup"), "groups", [
        [make("span", {}), ...DIRECTIONS.map((direction) => make("span", { class: "ph", "aria-hidden": "true" }, names.direction[direction]))],
        ...Object.keys(GROUPS).map((group) => [make("span", { class: "pw", "aria-hidden": "true" }, groupSign(group, 24), make("small", {}, names.group[group])), ...DIRECTIONS.map((direction) => cell(group, direction))]),
      ])];
    }
    if (kind === 3) {
      const at = state.slot ?? (!said.large ? "large" : !said.small ? "small" : "link");
      const choose = (crime) => {
        state.slot = undefined;
        set(context, { [at]: crime }, () => false);
      };
      const tab = (name, words) => button(`slot ${name}`, { kind: `slot${at === name ? " on" : ""}`, pressed: at === name, name: `${words} ${said[name] ? names.crime[said[name]] : ""}`, click: () => slot(name) },
        make("span", {}, words), said[name] ? token(said[name], 26) : null);
      return [
        make("div", { class: "slots" }, tab("large", W("shWhichLarge")), tab("small", W("shWhichSmall"))),
        at === "link" ? null : crimePad(context, said[at] ? [said[at]] : [], doubt, choose),
        make("div", { class: said.large && said.small ? "" : "later" }, question(W("shWhichLink")),
          radios(W("shWhichLink"), "directions", Contract.WORDS.schinderhannes.link.map((link) => button(`link ${link}`, {
            kind: `key${said.link === link ? " on" : ""}${doubt.has(link) ? " doubt" : ""}`, checked: said.link === link, disabled: !said.large || !said.small,
            click: () => set(context, { link }, () => true),
          }, names.link[link])))),
      ];
    }
    return [
      fold(said.place, question(W("shWhichPlace")), placeKeys(context, said.place ? [said.place] : [], doubt, (place) => { state.slot = undefined; set(context, { place }, () => false); })),
      said.place ? button("other place", { kind: "phone-key", click: () => slot("place") }, W("shWhichPlace")) : null,
      make("div", { class: said.place ? "" : "later" }, question(W("shWhichCrimes"), said.crimes.length || ""),
        crimePad(context, said.crimes, doubt, (crime) => said.place && set(context, { crimes: toggled(said.crimes, crime) }, () => false), true)),
    ];
  }

  // --- the card, and all of them ---

  function face(context, { number, kind, said }) {
    const { names } = context;
    const doubt = doubtful(context, number);
    const line = (word, words) => make("li", doubt.has(word) ? { class: "bad" } : {}, doubt.has(word) ? sign("warn", 15) : null, words);
    const list = kind === 4 ? said.crimes.map((crime) => line(crime, names.crime[crime]))
      : kind === 3 ? [said.small && line(said.small, names.crime[said.small]), said.link && line(said.link, names.link[said.link])]
        : kind === 2 ? [said.group && line(said.group, names.group[said.group]), said.direction && line(said.direction, names.direction[said.direction])]
          : said.direction ? [line(said.direction, names.direction[said.direction])] : said.places.map((place) => line(place, names.place[place]));
    const head = kind === 4 ? (said.place ? make("b", { class: "place-head" }, names.place[said.place]) : null)
      : kind === 2 ? (said.group ? groupSign(said.group, 58) : null)
        : (said.crime ?? said.large) ? make("span", { class: "face-crime" }, token(said.crime ?? said.large, 58), make("small", {}, names.crime[said.crime ?? said.large])) : null;
    return make("div", { class: "shcard", "aria-live": "off" }, make("p", { class: "num" }, make("b", {}, number), make("span", {}, W(`shOne${kind}`))),
      make("div", { class: "shface" }, head ?? make("span", { class: "face-empty" }, "–"), make("ul", {}, ...list)));
  }

  function strip(context, current) {
    const entered = new Set(context.entries("cards").map(([key]) => Number(key)));
    const inPuzzle = Schinder.inPuzzles(context);
    const cell = (number) => {
      const look = context.told((each) => context.isAbout(each, "cards", String(number))).length > 0;
      const words = [W("shCard", number), entered.has(number) ? W("entered") : W("missing"), look ? W("readAgain") : inPuzzle.has(number) ? "" : W("shInNone")].filter(Boolean).join(", ");
      return button(`card ${number}`, {
        kind: `${number === current ? "now" : look ? "look" : entered.has(number) ? "in" : "un"}${inPuzzle.has(number) ? "" : " alone"}`, name: words, click: () => goTo(context, number),
      }, number, look ? sign("warn", 11) : entered.has(number) ? sign("check", 10) : null);
    };
    return make("div", { class: "strip" }, ...KINDS.map(([first, last], place) => {
      const all = Array.from({ length: last - first + 1 }, (_, at) => cell(first + at));
      const rows = Array.from({ length: Math.ceil(all.length / 8) }, (_, at) => all.slice(8 * at, 8 * at + 8));
      return make("section", {}, make("h2", {}, W(`shKind${place + 1}`)), pad(`strip ${place}`, W(`shKind${place + 1}`), "numbers", rows));
    }), make("p", { class: "legend" }, make("span", {}, sign("check", 12), ` ${W("shFits")}`), make("span", {}, sign("warn", 13), ` ${W("readAgain")}`), make("span", {}, make("i", {}), ` ${W("shInNone")}`)));
  }

  function complaints(context, { number, fresh, stored }) {
    const own = context.told((each) => context.isAbout(each, "cards", String(number)) && each.what !== "puzzle-suspect")
      // What is just being entered is not wrong yet.
      .filter((each) => !(fresh && each.weight === "wrong"));
    return stored === undefined ? [] : own.map((each) => context.complaint(each));
  }

  return {
    kindOf, nextGap, goTo, LAST,

    draw(context) {
      const now = standing(context);
      const { number } = now;
      const [digits, next, choose, suspect] = W("shKeys").split(" | ");
      return {
        code: W("shCard", number),
        body: make("div", { class: "two" },
          make("div", { class: "left" }, face(context, now), strip(context, number),
            keys(["1"], "–", ["9"], digits, ["↵"], next, ["Space"], choose, ["?"], suspect)),
          make("div", { class: "right" }, ...complaints(context, now), ...keysOf(context, now),
            make("p", { class: "acts" },
              number > 1 ? button("card before", { name: W("shCard", number - 1), click: () => goTo(context, number - 1) }, sign("left", 12), W("shCard", number - 1)) : null,
              context.takeBackButton(),
              now.stored !== undefined ? button("empty card", { click: () => context.change(["take", "cards", String(number)]) }, W("shEmptyCard")) : null,
              number < LAST ? button("card after", { kind: "main", name: W("shCard", number + 1), click: () => goTo(context, number + 1) }, W("shCard", number + 1), sign("right", 12)) : null))),
      };
    },

    key(context, event) {
      const { state } = context;
      if (/^\d$/.test(event.key)) {
        const soon = Date.now() - (state.typedAt ?? 0) < 1500;
        const typed = Number(`${soon ? state.typed ?? "" : ""}${event.key}`);
        state.typed = typed >= 1 && typed <= LAST ? String(typed) : event.key;
        state.typedAt = Date.now();
        if (Number(state.typed) >= 1) goTo(context, Number(state.typed));
        return true;
      }
      if (event.key === "Enter" && !event.target.closest("button.main, .acts button, .bar button, a, .tool")) {
        if (standing(context).number < LAST) goTo(context, standing(context).number + 1);
        return true;
      }
      if (event.key === "?") {
        const suspect = context.told((each) => each.what === "puzzle-suspect" || each.what === "card-misfits")[0];
        if (suspect) goTo(context, Number(suspect.key));
        return true;
      }
      return false;
    },
  };
})();
