"use strict";
// The board of Schinderhannes: which place is in which quarter, and the roads, traced from place to place.

addBoxTexts({
  shQuartersHead: ["Is it like this on your board?", "Est-ce ainsi chez vous\u00a0?", "Ist es bei euch so?"],
  shQuartersDo: ["The rivers divide the board into four quarters. Tap any place that lies in another quarter.", "Les rivières partagent le plateau en quatre quartiers. Touchez tout lieu situé dans un autre quartier.", "Die Flüsse teilen das Brett in vier Viertel. Tippt einen Ort an, der in einem anderen Viertel liegt."],
  shAsMine: ["Like mine", "Comme chez moi", "Wie bei mir"],
  shQuartersIn: ["The quarters are entered.", "Les quartiers y sont.", "Die Viertel sind da."],
  shMoves: ["{}, {}: on to the next quarter", "{}, {}\u00a0: au quartier suivant", "{}, {}: ins nächste Viertel"],
  shRoadsHead: ["Roads: {}", "Routes\u00a0: {}", "Straßen: {}"],
  shRoadsDo: ["Trace the roads from place to place: each tap draws a line from the last place. Tap the last place again to lift the pen, or tap a road to delete it.", "Suivez les routes de lieu en lieu\u00a0: chaque appui trace depuis le dernier lieu. Touchez-le encore pour lever le crayon, ou une route pour l’effacer.", "Zieht die Straßen von Ort zu Ort nach: Jedes Tippen zeichnet vom letzten Ort aus. Denselben Ort noch einmal: Stift heben. Eine Straße antippen: löschen."],
  shRoadName: ["Road {}–{}: delete it", "Route {}–{}\u00a0: l’effacer", "Straße {}–{}: löschen"],
  shPenAt: ["The pen is at {}.", "Le crayon est à {}.", "Der Stift ist in {}."],
  shPenUp: ["The pen is lifted.", "Le crayon est levé.", "Der Stift ist gehoben."],
  shToCards: ["On to the cards", "Passer aux cartes", "Weiter zu den Karten"],
  shAllRoads: ["These are all the roads", "Ce sont toutes les routes", "Das sind alle Straßen"],
  shMoreRoads: ["There are more roads", "Il y a d’autres routes", "Es gibt noch mehr Straßen"],
  shAllDo: ["Your roads are used once you have said that these are all.", "Vos routes servent dès que vous dites qu’elles y sont toutes.", "Eure Straßen gelten, sobald ihr sagt, dass es alle sind."],
});

const SchinderBoard = (() => {
  const { make, draw, sign, button } = Parts;
  const { QUARTERS } = Schinder;
  /** The way in which a place is pushed on: round the board. */
  const NEXT = { nw: "ne", ne: "se", se: "sw", sw: "nw" };

  /** The quarters as they are shown: what was entered, else what was pushed about so far, else Confidant’s values. */
  function shown(context) {
    const own = context.entries("quarters");
    if (own.length) return Object.fromEntries(QUARTERS.map((quarter) => [quarter, (own.find(([key]) => key === quarter)?.[1] ?? "").split(" ").filter(Boolean)]));
    context.state.pushed ??= Object.fromEntries(Schinder.shippedEntries("quarters").map(([quarter, places]) => [quarter, places.split(" ")]));
    return context.state.pushed;
  }

  const puts = (quarters) => QUARTERS.map((quarter) => ["put", "quarters", quarter, quarters[quarter].join(" ")]);

  function push(context, place, from) {
    const quarters = structuredClone(shown(context));
    quarters[from] = quarters[from].filter((each) => each !== place);
    quarters[NEXT[from]].push(place);
    if (context.entries("quarters").length) return context.change(...puts(quarters));
    context.state.pushed = quarters;
    context.draw();
  }

  function quarterKeys(context) {
    const { names } = context;
    const quarters = shown(context);
    const done = context.entries("quarters").length > 0;
    return make("section", { class: "quarters" },
      make("h2", {}, done ? W("shQuartersIn") : W("shQuartersHead")),
      make("p", { class: "tip" }, W("shQuartersDo")),
      make("div", { class: "places" }, ...QUARTERS.map((quarter) => make("fieldset", {}, make("legend", {}, make("span", { class: "quarter-name" }, `${names.quarter[quarter]} (${quarters[quarter].length})`)),
        ...quarters[quarter].map((place) => button(`push ${place}`, { kind: "place", name: W("shMoves", names.place[place], names.quarter[quarter]), click: () => push(context, place, quarter) }, make("span", {}, names.place[place])))))),
      done ? null : make("p", { class: "acts" }, button("as mine", { kind: "main", click: () => context.change(...puts(quarters)) }, W("shAsMine"))));
  }

  function trace(context, place) {
    const { state, names } = context;
    const from = state.pen;
    state.pen = from === place ? null : place;
    context.say(state.pen ? W("shPenAt", names.place[place]) : W("shPenUp"));
    const road = from && from !== place ? [from, place].sort().join(" ") : "";
    if (road && !context.entries("roads").some(([key]) => key === road)) return context.change(["put", "roads", road, ""]);
    context.draw();
  }

  function map(context) {
    const { names, state } = context;
    const at = (place) => names.position[place].split(" ").map(Number);
    const places = Object.keys(names.place);
    // The board's own measure counts from the south.
    const ends = [0, 1].map((axis) => places.map((place) => at(place)[axis])).map((all) => [Math.min(...all), Math.max(...all)]);
    const scale = ([x, y]) => [x, y].map((each, axis) => (each - ends[axis][0]) / (ends[axis][1] - ends[axis][0])).map((part, axis) => axis === 0 ? 10 + 78 * part : 92 - 84 * part);
    const lines = context.entries("roads").map(([key]) => {
      const [a, b] = key.split(" ");
      const [[x1, y1], [x2, y2]] = [scale(at(a)), scale(at(b))];
      const line = { x1, y1, x2, y2 };
      const group = draw("g", { class: "road", click: () => context.change(["take", "roads", key]) }, draw("title", {}, W("shRoadName", names.place[a], names.place[b])), draw("line", { ...line, class: "hit" }), draw("line", { ...line, class: "seen" }));
      return group;
    });
    const keys = places.map((place) => {
      const key = button(`map ${place}`, { kind: `map-place${state.pen === place ? " on" : ""}`, pressed: state.pen === place, click: () => trace(context, place) }, names.place[place]);
      const [x, y] = scale(at(place));
      key.style.left = `${x}%`;
      key.style.top = `${y}%`;
      return key;
    });
    return make("div", { class: "soonwald" }, draw("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none" }, ...lines), ...keys);
  }

  function roads(context) {
    const { names } = context;
    const all = context.entries("roads");
    return make("section", {},
      make("h2", {}, W("shRoadsHead", all.length)), make("p", { class: "tip" }, W("shRoadsDo")), map(context),
      make("ul", { class: "road-list" }, ...all.map(([key]) => {
        const [a, b] = key.split(" ").map((place) => names.place[place]);
        return make("li", {}, button(`road ${key}`, { name: W("shRoadName", a, b), click: () => context.change(["take", "roads", key]) }, `${a} – ${b}`, sign("cross", 11)));
      })));
  }

  /** Nobody knows how many roads there are: people say when these are all. */
  function allRoads(context) {
    if (context.value("board", "")) return button("more roads", { click: () => context.change(["take", "board", ""]) }, W("shMoreRoads"));
    return button("all roads", { kind: "main", disabled: context.entries("roads").length === 0, click: () => context.change(["put", "board", "", "complete"]) }, W("shAllRoads"));
  }

  return {
    draw(context) {
      const told = context.told((each) => each.section === "roads" || each.section === "quarters").map((each) => context.complaint(each));
      return {
        code: W("shBoard"),
        body: [...told, make("div", { class: "board-form" }, quarterKeys(context), roads(context)),
        context.value("board", "") ? null : make("p", { class: "tip" }, W("shAllDo")),
        make("p", { class: "acts" }, context.takeBackButton(), allRoads(context), button("to cards", { kind: "main", click: () => context.go("cards") }, W("shToCards")))],
      };
    },
  };
})();
