"use strict";
// What the forms of "My boxes" are made of: elements, signs, buttons, bars, and pads that are one tab stop each.

const Parts = (() => {
  const SVG = "http://www.w3.org/2000/svg";

  /** Signs that only the page has, in the form of those of the device. */
  const OWN_SIGNS = `
box: p 2,7 12,2 22,7 22,18 12,23 2,18; L 1.8 2.6,7.4 12,12 21.4,7.4; L 1.8 12,12 12,23
share: c 5.4 12 4; c 18.6 4.6 4; c 18.6 19.4 4; l 2 5.4,12 18.6,4.6; l 2 5.4,12 18.6,19.4
open: r 2 12 20 10 2; R 4.6 12 14.8 7.4 0; r 10.6 3 2.8 12 0; p 6,9.4 12,2 18,9.4
chip: r 5 5 14 14 2; R 9 9 6 6 0; l 1.8 8,2 8,5; l 1.8 12,2 12,5; l 1.8 16,2 16,5; l 1.8 8,19 8,22; l 1.8 12,19 12,22; l 1.8 16,19 16,22; l 1.8 2,8 5,8; l 1.8 2,12 5,12; l 1.8 2,16 5,16; l 1.8 19,8 22,8; l 1.8 19,12 22,12; l 1.8 19,16 22,16
more: c 4 12 2.4; c 12 12 2.4; c 20 12 2.4
`;

  const shapes = new Map((SIGN_SHAPES + OWN_SIGNS).split("\n").filter(Boolean).map((line) => {
    const [name, ...rest] = line.split(":");
    return [name, rest.join(":").split(";").map((words) => words.trim().split(/\s+/)).filter(([op]) => op)];
  }));

  function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (value === undefined || value === null || value === false) continue;
      if (name === "click") element.addEventListener("click", value);
      else if (name === "input") element.addEventListener("input", value);
      else element.setAttribute(name, value === true ? "" : String(value));
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return element;
  }

  /** An element with attributes and children; `click` is what a click does. */
  const make = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
  const draw = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

  const OPS = {
    c: ([x, y, r], fill) => draw("circle", { cx: x, cy: y, r, fill }),
    e: ([x, y, rx, ry], fill) => draw("ellipse", { cx: x, cy: y, rx, ry, fill }),
    o: ([x, y, r, w], stroke) => draw("circle", { cx: x, cy: y, r: r - w / 2, fill: "none", stroke, "stroke-width": w }),
    r: ([x, y, width, height, rx], fill) => draw("rect", { x, y, width, height, rx, fill }),
    p: (points, fill) => draw("polygon", { points: points.join(" "), fill }),
    l: ([w, ...points], stroke) => draw("polyline", {
      points: points.join(" "), fill: "none", stroke, "stroke-width": w, "stroke-linecap": "round", "stroke-linejoin": "round",
    }),
  };

  let sheet = null;

  /** Puts the symbol of a sign into the page when it is first used: cut-outs are a mask, so it takes the colour around it. */
  function define(name) {
    if (!sheet) {
      sheet = draw("svg", { class: "unseen", "aria-hidden": "true" });
      document.body.append(sheet);
    }
    const id = `sign-${name}`;
    const ops = shapes.get(name);
    if (document.getElementById(id) || !ops) return id;
    const room = { x: -1, y: -1, width: 26, height: 26 };
    const painted = ops.map(([op, ...words]) => OPS[op.toLowerCase()](words, op === op.toLowerCase() ? "#fff" : "#000"));
    sheet.append(draw("symbol", { id, viewBox: "0 0 24 24" },
      draw("mask", { id: `mask-${name}`, maskUnits: "userSpaceOnUse", ...room }, ...painted),
      draw("rect", { ...room, fill: "currentColor", mask: `url(#mask-${name})` })));
    return id;
  }

  /** A sign by its name. */
  const sign = (name, size = 20, kind = "") => draw("svg", { class: `ic ${kind}`, width: size, height: size, "aria-hidden": "true" },
    draw("use", { href: `#${define(name)}` }));

  /** Fills the gaps of a text, one after the other. */
  const say = (words, ...values) => values.reduce((text, value) => text.replace("{}", () => value), words);

  /**
   * A button. `id` is its name across drawings: the focus comes back to it. What it says to those who do not see it is
   * `name`, if its text says too little.
   *
   * @param {string} id
   * @param {{ kind?: string, name?: string, pressed?: boolean, title?: string, disabled?: boolean, role?: string, checked?: boolean, tab?: number, click?: (event: MouseEvent) => void }} how
   * @param {...any} children
   */
  function button(id, { kind = "", name, pressed, title, disabled, role, checked, tab, click }, ...children) {
    return make("button", {
      type: "button", class: kind || undefined, "data-id": id, "aria-label": name, title, role, tabindex: tab,
      "aria-pressed": pressed === undefined ? undefined : String(pressed),
      "aria-checked": checked === undefined ? undefined : String(checked),
      disabled, click,
    }, ...children);
  }

  /** Where the one tab stop of a pad is, by the pad's name. */
  const stops = new Map();

  /**
   * A pad: rows of cells, one tab stop, arrow keys inside. A cell is a button, or anything else that only heads a row or
   * column.
   */
  function pad(name, label, kind, rows) {
    const buttons = rows.flat().filter((cell) => cell.dataset.id);
    const stop = buttons.find((cell) => cell.dataset.id === stops.get(name)) ?? buttons[0];
    for (const cell of buttons) {
      cell.tabIndex = cell === stop ? 0 : -1;
      cell.addEventListener("focus", () => move(cell));
    }
    function move(to) {
      stops.set(name, to.dataset.id);
      for (const cell of buttons) cell.tabIndex = cell === to ? 0 : -1;
    }
    const lines = rows.map((cells) => make("div", { class: "pad-row" }, ...cells));
    return make("div", { class: `pad ${kind}`, role: "group", "aria-label": label, "data-pad": name }, ...lines);
  }

  const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

  /** The keys of a pad by rows, as they lie on the screen: where there is no room for a row, it is two. */
  function rowsOf(grid) {
    const rows = new Map();
    for (const button of grid.querySelectorAll("button")) {
      const top = Math.round(button.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), button]);
    }
    return [...rows.entries()].sort(([one], [other]) => one - other).map(([, buttons]) => buttons);
  }

  /** An arrow key in a pad or in a group of choices; whether it was one. */
  function arrow(event) {
    const step = STEPS[event.key];
    const grid = event.target instanceof Element && event.target.closest("[data-pad], [role=radiogroup]");
    if (!step || !grid || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
    const isPad = grid.hasAttribute("data-pad");
    const all = isPad ? rowsOf(grid) : [[...grid.querySelectorAll("button")]];
    const [down, right] = isPad ? step : [0, step[0] + step[1]];
    const row = all.findIndex((cells) => cells.includes(event.target));
    if (row < 0) return false;
    const next = all[Math.min(Math.max(row + down, 0), all.length - 1)];
    const place = all[row].indexOf(event.target) + right;
    next[Math.min(Math.max(place, 0), next.length - 1)].focus();
    return true;
  }

  /** A choice of one among several, as one tab stop. */
  function radios(label, kind, buttons) {
    const chosen = buttons.find((each) => each.getAttribute("aria-checked") === "true") ?? buttons[0];
    for (const each of buttons) {
      each.setAttribute("role", "radio");
      each.tabIndex = each === chosen ? 0 : -1;
    }
    return make("div", { class: kind, role: "radiogroup", "aria-label": label }, ...buttons);
  }

  /**
   * What is said of an entry, on paper: a doubt asks and has answers, what is wrong is said. It is drawn anew with every
   * tap, so it announces nothing by itself: what is new is spoken once, beside the page.
   */
  function bar(weight, says, more, buttons) {
    return make("div", { class: `bar ${weight}` }, sign(weight === "wrong" ? "noentry" : "warn", 24),
      make("div", {}, make("b", {}, says), more ? make("p", {}, more) : null,
        buttons.length ? make("p", { class: "acts" }, ...buttons) : null));
  }

  const keys = (...words) => make("p", { class: "keys-hint", "aria-hidden": "true" },
    ...words.map((word) => typeof word === "string" ? ` ${word} ` : make("kbd", {}, word[0])));

  return { make, draw, sign, say, button, pad, radios, arrow, bar, keys, stops };
})();
