"use strict";
// A time board of Tiny Epic Crimes: a ring of 48 hours. A finger need not hit one of them: the hour under it stands in the
// middle, arrows correct it, and large keys say what it is.

addBoxTexts({
  tecRingDo1: ["Put the time boards in front of you, standard side up. Follow the track from hour 1.", "Posez les plateaux Temps devant vous, face Standard. Suivez la piste à partir de l’heure 1.", "Legt die Zeitleiste vor euch, Standardseite oben. Folgt ihr ab Stunde 1."],
  tecRingDo2: ["Turn the time boards to their team side. Follow the track from hour 1.", "Tournez les plateaux Temps côté équipe. Suivez la piste à partir de l’heure 1.", "Dreht die Zeitleiste auf die Teamseite. Folgt ihr ab Stunde 1."],
  tecDay: ["Day", "Jour", "Tag"],
  "tec-night": ["Night", "Nuit", "Nacht"],
  "tec-lines": ["Lines after", "Lignes après", "Linien nach"],
  "tec-complete": ["That is all", "C’est tout", "Das ist alles"],
  tecLineBehind: ["Red line after hour {}", "Ligne rouge après l’heure {}", "Rote Linie nach Stunde {}"],
  tecDraw: ["Or draw along the ring: from the first hour of a night to its last.", "Ou tracez le long de l’anneau\u00a0: de la première heure d’une nuit à la dernière.", "Oder am Ring entlangziehen: von der ersten Stunde einer Nacht bis zur letzten."],
  tecRedHours: ["Red hours", "Heures rouges", "Rote Stunden"],
  tecRedFrom: ["43–48 (rule book)", "43–48 (règle)", "43–48 (Regel)"],
  tecNone: ["none", "aucune", "keine"],
  tecHour: ["Hour {}, {}, {}", "Heure {}, {}, {}", "Stunde {}, {}, {}"],
  tecLine: ["red line after it", "ligne rouge après", "rote Linie danach"],
  tecNoLine: ["no line", "pas de ligne", "keine Linie"],
  tecBack: ["One hour back", "Une heure avant", "Eine Stunde zurück"],
  tecOn: ["One hour on", "Une heure après", "Eine Stunde weiter"],
  tecRing: ["Ring of 48 hours", "Anneau de 48 heures", "Ring der 48 Stunden"],
  tecMakeDay: ["Set to day", "Mettre en jour", "Auf Tag setzen"],
  tecMakeNight: ["Set to night", "Mettre en nuit", "Auf Nacht setzen"],
  tecAsOther: ["Same as the other side", "Comme l’autre côté", "Wie die andere Seite"],
  tecRingKeys: ["hour | paint | night | day | line", "heure | peindre | nuit | jour | ligne", "Stunde | malen | Nacht | Tag | Linie"],
});

const CrimeRing = (() => {
  const { make, draw: shape, sign, button, keys } = Parts;
  const { hours: HOURS, redHours } = Contract.COUNT["tiny-epic-crimes"];
  const RED = HOURS - redHours + 1;
  const OTHER = { "time.standard": "time.coop", "time.coop": "time.standard" };
  const NEXT = { "time.standard": "time.coop", "time.coop": "badge" };
  const LETTERS = { en: "ndl", fr: "njl", de: "ntl" };

  /** The hours of `6 13-24` as a set, and back. */
  function hours(value) {
    const all = new Set();
    for (const word of (value ?? "").split(" ").filter((each) => /\d/.test(each))) {
      const [from, to] = word.split("-").map(Number);
      for (let hour = from; hour <= (to ?? from); hour++) all.add(hour);
    }
    return all;
  }
  function stretches(set) {
    const out = [];
    for (let hour = 1; hour <= HOURS; hour++) {
      if (!set.has(hour)) continue;
      const first = hour;
      while (set.has(hour + 1)) hour++;
      out.push(first === hour ? `${first}` : `${first}-${hour}`);
    }
    return out;
  }
  const written = (set) => stretches(set).join(" ") || "none";
  const shown = (set) => stretches(set).join(", ").replaceAll("-", "–") || W("tecNone");

  const board = (context, section) => ({ night: hours(context.value(section, "night")), lines: hours(context.value(section, "lines")) });

  function paint(context, section, from, to, night) {
    const now = board(context, section).night;
    for (let hour = Math.min(from, to); hour <= Math.max(from, to); hour++) night ? now.add(hour) : now.delete(hour);
    context.change(["put", section, "night", written(now)]);
  }

  function turnLine(context, section) {
    const { lines } = board(context, section);
    const { hour } = context.state;
    if (hour === HOURS) return;
    lines.has(hour) ? lines.delete(hour) : lines.add(hour);
    context.change(["put", section, "lines", written(lines)]);
  }

  function step(context, by) {
    context.state.hour = ((context.state.hour - 1 + by + HOURS) % HOURS) + 1;
    context.draw();
  }

  // --- the ring ---

  const MIDDLE = 210, OUTER = 198, INNER = 150;
  const point = (radius, degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
  };
  const points = (...all) => all.map(([radius, degrees]) => point(radius, degrees).map((each) => each.toFixed(1)).join(",")).join(" ");

  function segments(night, lines, hour) {
    const all = [];
    for (let each = 1; each <= HOURS; each++) {
      const [from, to] = [(each - 1) * 7.5 + 0.9, each * 7.5 - 0.9], middle = (from + to) / 2;
      // Night segments are shorter: never only a colour.
      const inner = night.has(each) ? INNER + 14 : INNER;
      all.push(shape("polygon", { class: night.has(each) ? "night" : "day", points: points([OUTER, from], [OUTER, middle], [OUTER, to], [inner, to], [inner, middle], [inner, from]) }));
      if (each >= RED) all.push(shape("polygon", { class: "red", points: points([OUTER + 8, from], [OUTER + 8, to], [OUTER + 2, to], [OUTER + 2, from]) }));
      if (each === 1 || (each % 6 === 0 && each < HOURS)) {
        const [x, y] = point(134, middle);
        all.push(shape("text", { x, y, dy: 5 }, String(each)));
      }
    }
    for (const line of lines) {
      const [[x1, y1], [x2, y2]] = [point(OUTER + 8, line * 7.5), point(INNER - 6, line * 7.5)];
      for (const kind of ["rim", "line"]) all.push(shape("line", { class: kind, x1, y1, x2, y2 }));
    }
    const [cx, cy] = point(181, (hour - 0.5) * 7.5);
    for (const kind of ["rim", "ring-cursor"]) all.push(shape("circle", { class: kind, cx, cy, r: 15 }));
    return all;
  }

  function hourAt(svg, event) {
    const box = svg.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    const degrees = ((Math.atan2(y, x) * 180) / Math.PI + 450) % 360;
    return { hour: Math.floor(degrees / 7.5) + 1, inside: Math.hypot(x, y) / (box.width / 2) < 0.55 };
  }

  function ring(context, section) {
    const { state } = context;
    const { night, lines } = board(context, section);
    const { hour } = state;
    const words = W("tecHour", hour, night.has(hour) ? W("tec-night") : W("tecDay"), lines.has(hour) ? W("tecLine") : W("tecNoLine"));
    const svg = shape("svg", {
      class: "ring", viewBox: "0 0 420 420", role: "slider", tabindex: 0, "data-id": "ring", "aria-label": W("tecRing"),
      "aria-valuemin": 1, "aria-valuemax": HOURS, "aria-valuenow": hour, "aria-valuetext": words,
    }, ...segments(night, lines, hour));
    let from = null, to = null, makesNight = false;
    const preview = () => {
      const now = new Set(night);
      if (from !== to) for (let each = Math.min(from, to); each <= Math.max(from, to); each++) makesNight ? now.add(each) : now.delete(each);
      svg.replaceChildren(...segments(now, lines, to));
      const big = svg.parentElement.querySelector(".hour b");
      if (big) big.textContent = to;
    };
    svg.addEventListener("pointerdown", (event) => {
      const at = hourAt(svg, event);
      if (at.inside || event.button !== 0) return;
      svg.setPointerCapture(event.pointerId);
      from = to = at.hour;
      makesNight = !night.has(from);
      preview();
    });
    svg.addEventListener("pointermove", (event) => {
      if (from === null || hourAt(svg, event).hour === to) return;
      to = hourAt(svg, event).hour;
      preview();
    });
    svg.addEventListener("pointerup", () => {
      if (from === null) return;
      state.hour = to;
      const drawn = from !== to;
      const start = from;
      from = null;
      if (drawn) paint(context, section, start, to, makesNight);
      else context.draw();
    });
    svg.addEventListener("pointercancel", () => {
      from = null;
      context.draw();
    });
    return make("div", { class: "ringbox" }, svg, make("div", { class: "mid" }, sign(night.has(hour) ? "moon" : "sun", 30),
      make("p", { class: "hour" }, button("hour back", { name: W("tecBack"), click: () => step(context, -1) }, sign("left", 20)), make("b", {}, hour), button("hour on", { name: W("tecOn"), click: () => step(context, 1) }, sign("right", 20))),
      make("p", {}, night.has(hour) ? W("tec-night") : W("tecDay"))));
  }

  function complaint(context, section, each) {
    const hour = Number(each.about);
    if (each.what !== "night-alone" && each.what !== "day-alone") return context.complaint(each);
    return context.complaint(each, [W(each.what === "night-alone" ? "tecMakeDay" : "tecMakeNight"), () => {
      context.state.hour = hour;
      paint(context, section, hour, hour, each.what === "day-alone");
    }]);
  }

  function complete(context, section) {
    const { night, lines } = board(context, section);
    context.put(["put", section, "night", written(night)], ["put", section, "lines", written(lines)], ["put", section, "complete", "true"]);
  }

  return {
    draw(context, section) {
      const { state } = context;
      if (state.ring !== section) {
        state.ring = section;
        state.hour = 1;
      }
      const { night, lines } = board(context, section);
      const { hour } = state;
      const dark = night.has(hour);
      const other = OTHER[section];
      const copy = context.value(other, "night") !== undefined && context.value(section, "night") === undefined && context.value(section, "lines") === undefined;
      const toggle = (id, on, kind, icon, words, click, disabled) => button(id, { kind: `tog${on ? " on" : ""}${kind}`, pressed: on, disabled, click }, icon, make("span", {}, words), on ? sign("check", 16) : null);
      const [one, two, three, four, five] = W("tecRingKeys").split(" | ");
      const letters = [...LETTERS[LANGUAGE].toUpperCase()];
      const next = section === "time.standard" ? W("tecCoop") : W("tecBadge");
      const touched = context.entries(section).length > 0;
      const [all, asks] = context.onward(section, "that is all", W("thatIsAllNext", next), () => {
        if (touched) complete(context, section);
        context.go(NEXT[section]);
      }, () => complete(context, section));
      return make("div", { class: "two" }, ring(context, section), make("aside", { class: "side" },
        make("p", { class: "do" }, W(section === "time.standard" ? "tecRingDo1" : "tecRingDo2")),
        make("div", { class: "toggles" },
          toggle("day", !dark, "", sign("sun", 24), W("tecDay"), () => paint(context, section, hour, hour, false)),
          toggle("night", dark, " dark", sign("moon", 24), W("tec-night"), () => paint(context, section, hour, hour, true))),
        toggle("line", lines.has(hour), " lineb", make("span", { class: "linemark" }), W("tecLineBehind", hour), () => turnLine(context, section), hour === HOURS),
        make("p", { class: "tip" }, W("tecDraw")),
        ...context.told((each) => each.section === section).map((each) => complaint(context, section, each)),
        make("dl", {}, make("dt", {}, W("tec-night")), make("dd", { "data-id": "nights" }, shown(night)), make("dt", {}, W("tec-lines")), make("dd", {}, shown(lines)), make("dt", {}, W("tecRedHours")), make("dd", {}, W("tecRedFrom"))),
        make("p", { class: "acts" }, context.takeBackButton(),
          copy ? button("as other", { click: () => context.change(["put", section, "night", context.value(other, "night")], ["put", section, "lines", context.value(other, "lines") ?? "none"]) }, W("tecAsOther")) : null,
          all),
        asks,
        keys(["←"], ["→"], one, ["Shift"], "+", ["→"], two, [letters[0]], three, [letters[1]], four, [letters[2]], five)));
    },

    key(context, section, event) {
      const { state } = context;
      const at = LETTERS[LANGUAGE].indexOf(event.key.toLowerCase());
      if (event.key.length === 1 && at >= 0) {
        if (at === 2) turnLine(context, section);
        else paint(context, section, state.hour, state.hour, at === 0);
        return true;
      }
      const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }[event.key];
      const onKey = event.target.closest("button, a");
      if (!by || (onKey && !event.target.closest(".mid"))) return false;
      if (event.shiftKey) {
        const night = board(context, section).night.has(state.hour);
        const to = Math.min(Math.max(state.hour + by, 1), HOURS);
        const from = state.hour;
        state.hour = to;
        paint(context, section, from, to, night);
      } else step(context, by);
      return true;
    },
  };
})();
