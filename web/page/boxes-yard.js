"use strict";
// The box of Scotland Yard: which board it is, and only what differs on it.

addBoxTexts({
  syBase: ["Board", "Plateau", "Brett"],
  syAppearances: ["Appearances", "Apparitions", "Auftritte"],
  syStart: ["Start cards", "Cartes de départ", "Startkarten"],
  syTickets: ["Tickets", "Tickets", "Tickets"],
  syMap: ["Map", "Plan", "Plan"],
  syNone: ["Needed only if your board or tickets differ.", "Utile seulement si votre plateau ou vos tickets diffèrent.", "Nur nötig, wenn euer Brett oder eure Tickets abweichen."],
  syWhich: ["Which board?", "Quel plateau\u00a0?", "Welches Brett?"],
  syOld: ["Old edition", "Ancienne édition", "Alte Ausgabe"],
  syNew: ["From 2013", "Dès 2013", "Ab 2013"],
  sy2000: ["No taxi 13–14", "Sans taxi 13–14", "Ohne Taxi 13–14"],
  syOldNote: ["Taxi and bus lines join 13 and 14", "Un taxi et un bus relient 13 et 14", "Taxi und Bus verbinden 13 und 14"],
  sy2000Note: ["10 taxi tickets for each detective", "10 tickets taxi par détective", "10 Taxitickets je Detektiv"],
  syNewNote: ["11 taxi tickets for each detective", "11 tickets taxi par détective", "11 Taxitickets je Detektiv"],
  syAll: ["Enter only what differs. Leave out what is the same.", "Ne saisissez que les différences. Laissez ce qui est pareil.", "Gebt nur ein, was abweicht. Was gleich ist, lasst aus."],
  syYellow: ["Is there a yellow line from {} to {}?", "Y a-t-il une ligne jaune de {} à {}\u00a0?", "Gibt es eine gelbe Linie von {} nach {}?"],
  syBus: ["Is there a green bus line from {} to {}?", "Y a-t-il une ligne de bus verte de {} à {}\u00a0?", "Gibt es eine grüne Buslinie von {} nach {}?"],
  syYes: ["Yes", "Oui", "Ja"],
  syNo: ["No", "Non", "Nein"],
  syOther: ["Another line that differs", "Une autre ligne qui diffère", "Eine andere Linie, die abweicht"],
  syKind: ["Kind", "Type", "Art"],
  syFrom: ["From", "De", "Von"],
  syTo: ["To", "À", "Nach"],
  syNoStation: ["Station {} does not exist.", "La station {} n’existe pas.", "Station {} gibt es nicht."],
  syHas: ["My board has it", "Mon plateau l’a", "Mein Brett hat sie"],
  syLacks: ["My board lacks it", "Mon plateau ne l’a pas", "Meinem Brett fehlt sie"],
  syWith: ["{}: on my board", "{}\u00a0: sur mon plateau", "{}: auf meinem Brett"],
  syWithout: ["{}: not on my board", "{}\u00a0: pas sur mon plateau", "{}: nicht auf meinem Brett"],
  syFerry: ["Ferry", "Ferry", "Fähre"],
  syOnePack: ["One shared pile", "Une seule pile", "Ein gemeinsamer Stapel"],
  syTwoPacks: ["Two piles", "Deux piles", "Zwei Stapel"],
  "sy-any": ["Shared pile", "Pile commune", "Gemeinsamer Stapel"],
  "sy-mister-x": ["Mister X", "Mister X", "Mister X"],
  "sy-detectives": ["Detectives", "Détectives", "Detektive"],
  "sy-detective": ["Each detective", "Chaque détective", "Jeder Detektiv"],
  syStartDo: ["Type the number of each start card; Enter adds it.", "Tapez le numéro de chaque carte de départ\u00a0; Entrée l’ajoute.", "Die Nummer jeder Startkarte tippen; Enter übernimmt sie."],
  syTake: ["Add", "Ajouter", "Hinzufügen"],
  syErase: ["Delete a digit", "Effacer un chiffre", "Eine Ziffer zurück"],
  syRemove: ["Start card {}: remove it", "Carte de départ {}\u00a0: la retirer", "Startkarte {}: entfernen"],
  syAppearDo: ["Tap the moves after which Mister X shows himself.", "Touchez les coups après lesquels Mister X se montre.", "Tippt die Züge an, nach denen Mister X sich zeigt."],
  syMove: ["Move {}", "Coup {}", "Zug {}"],
  syTicketsDo: ["How many tickets at the start? A row counts as soon as it is complete.", "Combien de tickets au départ\u00a0? Une ligne compte dès qu’elle est complète.", "Wie viele Tickets am Anfang? Eine Zeile zählt, sobald sie vollständig ist."],
  syAsBoard: ["As in this edition", "Comme cette édition", "Wie diese Ausgabe"],
});

BoxForms["scotland-yard"] = (() => {
  const { make, sign, button, radios, pad, bar } = Parts;
  const SECTIONS = { base: "syBase", appearances: "syAppearances", start: "syStart", tickets: "syTickets", map: "syMap" };
  const ORDER = Object.keys(SECTIONS);
  const { stations: STATIONS, moves: MOVES, mostTickets: MOST_TICKETS, mostDoubles: MOST_DOUBLES } = Contract.COUNT["scotland-yard"];
  const KNOWN = [["taxi", 13, 14, "syYellow"], ["bus", 185, 199, "syBus"]];
  const { ticket } = Contract.WORDS["scotland-yard"];
  const LINES = ticket.filter((each) => each !== "double");
  const TICKETS = { detective: LINES.filter((each) => each !== "black"), "mister-x": ticket };
  const LINE_SIGNS = { taxi: "taxi", bus: "bus", underground: "underground", black: "ferry", double: "double" };
  const sectionOf = (section) => section.startsWith("map") ? "map" : Object.hasOwn(SECTIONS, section) ? section : "base";
  const kindName = (names, kind) => kind === "black" ? W("syFerry") : names.ticket[kind];
  const lineName = (names, key) => {
    const [kind, a, b] = key.split(" ");
    return `${kindName(names, kind)} ${a}–${b}`;
  };

  function base(context) {
    const own = context.value("base", "");
    const card = (value, words, note) => button(`base ${value}`, { kind: `key edition${own === value ? " on" : ""}`, checked: own === value, click: () => context.change(["put", "base", "", value]) },
      make("b", {}, words), make("small", {}, note), own === value ? sign("check", 16) : null);
    return [make("h2", {}, W("syWhich")), radios(W("syWhich"), "editions", [card("classic", W("syOld"), W("syOldNote")), card("2000", W("sy2000"), W("sy2000Note")), card("newer", W("syNew"), W("syNewNote"))]), make("p", { class: "tip" }, W("syAll"))];
  }

  function appearances(context) {
    const own = (context.value("appearances", "") ?? "").split(" ").filter(Boolean).map(Number);
    const turn = (move) => {
      const now = (own.includes(move) ? own.filter((each) => each !== move) : [...own, move]).sort((a, b) => a - b);
      context.change(now.length ? ["put", "appearances", "", now.join(" ")] : ["take", "appearances", ""]);
    };
    const cells = Array.from({ length: MOVES }, (_, at) => button(`move ${at + 1}`, { kind: `window${own.includes(at + 1) ? " on" : ""}`, pressed: own.includes(at + 1), name: W("syMove", at + 1), click: () => turn(at + 1) },
      own.includes(at + 1) ? sign("hat", 22) : make("span", {}, at + 1), own.includes(at + 1) ? make("small", {}, at + 1) : null));
    return [make("p", { class: "do" }, W("syAppearDo")), pad("moves", W("syAppearances"), "windows", [0, 1, 2].map((row) => cells.slice(8 * row, 8 * row + 8)))];
  }

  // --- start cards ---

  const starts = (context, key) => (context.value("start", key) ?? "").split(" ").filter(Boolean).map(Number);

  function takeDigits(context) {
    const { state } = context;
    const number = Number(state.digits);
    const key = state.pack;
    state.digits = "";
    if (!(number >= 1 && number <= STATIONS)) return context.draw();
    const now = [...new Set([...starts(context, key), number])].sort((a, b) => a - b);
    context.change(["put", "start", key, now.join(" ")]);
  }

  function digit(context, each) {
    const { state } = context;
    const typed = (state.digits ?? "") + each;
    if (Number(typed) > STATIONS || Number(typed) === 0) return true;
    state.digits = typed;
    // No station goes on after three digits.
    if (typed.length === 3) takeDigits(context);
    else context.draw();
    return true;
  }

  function start(context) {
    const { state } = context;
    const common = context.value("start", "any") !== undefined || (state.pack === "any" && !context.entries("start").length);
    if (!state.pack || (common !== (state.pack === "any"))) state.pack = common ? "any" : "mister-x";
    const packs = common ? ["any"] : ["mister-x", "detectives"];
    const list = (key) => make("section", { class: `start-pack${state.pack === key ? " now" : ""}` },
      button(`pack ${key}`, { kind: "heap", pressed: state.pack === key, click: () => { state.pack = key; context.draw(); } }, `${W(`sy-${key}`)} (${starts(context, key).length})`),
      make("div", { class: "cells" }, ...starts(context, key).map((number) => button(`start ${key} ${number}`, {
        kind: "start-card", name: W("syRemove", number), click: () => {
          const now = starts(context, key).filter((each) => each !== number);
          context.change(now.length ? ["put", "start", key, now.join(" ")] : ["take", "start", key]);
        }
      }, number, sign("cross", 10)))));
    const press = (each) => button(`digit ${each}`, { click: () => digit(context, String(each)) }, make("b", {}, each));
    const rows = [[1, 2, 3], [4, 5, 6], [7, 8, 9]].map((row) => row.map(press));
    rows.push([button("erase", { name: W("syErase"), click: () => { state.digits = (state.digits ?? "").slice(0, -1); context.draw(); } }, "⌫"), press(0),
    button("take", { kind: "main", disabled: !state.digits, click: () => takeDigits(context) }, W("syTake"))]);
    const swap = () => {
      state.pack = common ? "mister-x" : "any";
      const all = context.entries("start");
      const both = common ? starts(context, "any") : [...new Set([...starts(context, "mister-x"), ...starts(context, "detectives")])].sort((a, b) => a - b);
      const to = common ? ["mister-x", "detectives"] : ["any"];
      if (all.length === 0) return context.draw();
      // One common pack: both draw from all the cards; parted, each begins with none.
      if (common) return context.change(["take", "start", "any"]);
      context.change(...to.map((key) => ["put", "start", key, both.join(" ")]));
    };
    return [
      make("div", { class: "two" }, make("div", {}, make("p", { class: "acts" }, button("packs", { click: swap }, common ? W("syTwoPacks") : W("syOnePack"))), ...packs.map(list)),
        make("aside", { class: "side" }, make("p", { class: "do" }, W("syStartDo")), make("p", { class: "typed", "aria-live": "polite" }, state.digits || "–"), pad("digits", W("syStart"), "number-pad", rows))),
    ];
  }

  // --- tickets ---

  function tickets(context) {
    const { names, state } = context;
    state.tickets ??= {};
    const parse = (value) => Object.fromEntries([...(value ?? "").matchAll(/([a-z]+) (\d+)/g)].map(([, kind, count]) => [kind, Number(count)]));
    const row = (who) => {
      const stored = context.value("tickets", who);
      const own = stored === undefined ? state.tickets[who] ?? {} : parse(stored);
      const set = (kind, count) => {
        const now = { ...own, [kind]: count };
        state.tickets[who] = now;
        if (TICKETS[who].some((each) => now[each] === undefined)) return context.draw();
        context.change(["put", "tickets", who, TICKETS[who].map((each) => `${each} ${now[each]}`).join(" ")]);
      };
      return make("section", { class: "mat" }, make("h2", {}, W(`sy-${who}`), stored === undefined ? null : sign("check", 14)),
        make("div", { class: "ticket-row" }, ...TICKETS[who].map((kind) => {
          const select = make("select", { "aria-label": `${W(`sy-${who}`)}: ${names.ticket[kind]}`, "data-id": `ticket ${who} ${kind}` }, make("option", { value: "" }, "–"),
            ...Array.from({ length: (kind === "double" ? MOST_DOUBLES : MOST_TICKETS) + 1 }, (_, count) => make("option", { value: count, selected: own[kind] === count }, count)));
          select.onchange = () => select.value !== "" && set(kind, Number(select.value));
          return make("label", {}, make("span", {}, sign(kind === "black" ? "black" : LINE_SIGNS[kind], 20), ` ${names.ticket[kind]}`), select);
        })),
        stored === undefined ? null : button(`as board ${who}`, { click: () => { delete state.tickets[who]; context.change(["take", "tickets", who]); } }, W("syAsBoard")),
        ...context.told((each) => each.section === "tickets" && each.key === who).map((each) => context.complaint(each)));
    };
    return [make("p", { class: "do" }, W("syTicketsDo")), ...Object.keys(TICKETS).map(row)];
  }

  // --- the map ---

  const listed = (context, section, key) => context.entries(section).some(([each]) => each === key);

  /** Whether the base board has a line: a line that it has cannot be added. */
  function onBase(context, key) {
    const blank = Pack.change(Pack.empty("scotland-yard", ""), [["put", "base", "", context.value("base", "") ?? "newer"], ["put", "map.with", key, ""]]);
    return blank !== null && Pack.look(blank).told.some((each) => each.what === "line-there");
  }

  function map(context) {
    const { names, state } = context;
    const answer = (key, yes) => {
      const there = onBase(context, key);
      const section = yes ? "map.with" : "map.without";
      (state.asked ??= {})[key] = yes;
      const gone = ["map.with", "map.without"].filter((each) => listed(context, each, key)).map((each) => ["take", each, key]);
      context.change(...gone, ...(yes === there ? [] : [["put", section, key, ""]]));
    };
    const questions = KNOWN.map(([kind, a, b, words]) => {
      const key = `${kind} ${a} ${b}`;
      const now = listed(context, "map.with", key) ? true : listed(context, "map.without", key) ? false : state.asked?.[key];
      return make("div", { class: "question" }, make("span", {}, W(words, a, b)), radios(W(words, a, b), "pair-keys", [true, false].map((yes) => button(`${key} ${yes}`, { kind: `key${now === yes ? " on" : ""}`, checked: now === yes, click: () => answer(key, yes) }, W(yes ? "syYes" : "syNo"), now === yes ? sign("check", 14) : null))));
    });
    const line = state.line ??= { kind: "taxi", from: "", to: "" };
    const number = (name, label) => {
      const field = make("input", { type: "text", inputmode: "numeric", maxlength: 3, value: line[name], "aria-label": label, "data-id": `line ${name}`, autocomplete: "off" });
      field.oninput = () => { line[name] = field.value.replace(/\D/g, ""); };
      return make("label", {}, make("span", {}, label), field);
    };
    const add = (section) => () => {
      const ends = [Number(line.from), Number(line.to)].sort((a, b) => a - b);
      state.noStation = ends.find((end) => end < 1 || end > STATIONS) ?? null;
      if (state.noStation !== null) {
        context.warn(W("syNoStation", state.noStation));
        return context.draw("line from");
      }
      if (context.put(["put", section, `${line.kind} ${ends.join(" ")}`, ""])) state.line = { ...line, from: "", to: "" };
      context.draw();
    };
    const rows = ["map.with", "map.without"].flatMap((section) => context.entries(section).map(([key]) => make("li", {},
      button(`${section} ${key}`, { click: () => context.change(["take", section, key]) }, W(section === "map.with" ? "syWith" : "syWithout", lineName(names, key)), sign("cross", 11)),
      ...context.told((each) => each.section === section && each.key === key).map((each) => context.complaint(each)))));
    return [
      ...questions, make("h2", {}, W("syOther")),
      radios(W("syKind"), "directions", LINES.map((kind) => button(`kind ${kind}`, { kind: `key${line.kind === kind ? " on" : ""}`, checked: line.kind === kind, click: () => { line.kind = kind; context.draw(); } }, sign(LINE_SIGNS[kind], 20), kindName(names, kind)))),
      make("p", { class: "acts line-entry" }, number("from", W("syFrom")), number("to", W("syTo")), button("line with", { click: add("map.with") }, W("syHas")), button("line without", { click: add("map.without") }, W("syLacks"))),
      (state.noStation ?? null) !== null ? bar("wrong", W("syNoStation", state.noStation), "", []) : null,
      make("ul", { class: "road-list" }, ...rows),
    ];
  }

  const DRAW = { base, appearances, start, tickets, map };
  const ownTold = (section) => (each) => (each.section === section && !(section === "tickets" && each.key)) || (section === "map" && each.section.startsWith("map.") && !each.key);

  return {
    sign: "hat",
    title: "Scotland Yard",
    /** Parts without an end: they are counted, never missing. */
    open: ["appearances", "start", "tickets", "map"],
    none: "syNone",
    part: (name) => SECTIONS[name] ? W(SECTIONS[name]) : "",
    gap(view) {
      const part = view.parts.find((each) => each.have < each.need);
      return part && { section: part.name, says: W(SECTIONS[part.name]) };
    },
    entry: (names, section, key) => section.startsWith("map.") ? lineName(names, key) : `${W(SECTIONS[sectionOf(section)])}${key ? `: ${W(`sy-${key}`)}` : ""}`,
    value: (names, _, value) => value === "2000" ? W("sy2000") : value.replace(/[a-z]+/g, (word) => names.ticket[word] ?? ({ classic: W("syOld"), newer: W("syNew") })[word] ?? word),
    look: (_, section) => sectionOf(section),
    tabs: ({ view, section, told }) => view.parts.map((part) => ({
      id: part.name, says: W(SECTIONS[part.name]), on: sectionOf(section) === part.name, done: part.need > 0 && part.have >= part.need, look: told((each) => each.part === part.name).length > 0,
    })),
    draw(context) {
      const section = sectionOf(context.section);
      const next = ORDER[ORDER.indexOf(section) + 1];
      return {
        code: W(SECTIONS[section]),
        body: [
          ...context.told(ownTold(section)).map((each) => context.complaint(each)),
          make("div", { class: "yard" }, ...DRAW[section](context)),
          make("p", { class: "acts" }, context.takeBackButton(), next ? button("next section", { kind: "main", click: () => context.go(next) }, `${W("next")}: ${W(SECTIONS[next])}`)
            : button("next section", { kind: "main", click: () => context.leave() }, W("thatIsAll"))),
        ],
      };
    },
    key(context, event) {
      if (sectionOf(context.section) !== "start") return false;
      if (/^\d$/.test(event.key)) return digit(context, event.key);
      const { state } = context;
      if (event.key === "Enter" && state.digits && !event.target.closest("button.main")) return takeDigits(context) ?? true;
      if (event.key === "Backspace" && state.digits) {
        state.digits = state.digits.slice(0, -1);
        context.draw();
        return true;
      }
      return false;
    },
  };
})();
