"use strict";
// "My boxes": which part of it is shown, by the address behind the #; what is entered, kept and taken back.

/** The forms by game: each has its sign, title, names of parts, its next gap, how it is drawn and what keys do. */
const BoxForms = Object.create(null);

const Boxes = (() => {
  const { make, sign, button, bar } = Parts;
  const root = document.getElementById("boxes");
  const table = document.getElementById("table");
  const polite = document.getElementById("boxes-live"), aloud = document.getElementById("boxes-alert");

  let tell = null;
  /** What is shown: null is the table, {} the list, else a form. */
  let route = null;
  /** Texts before each change of this visit, by box: "Take back" has no limit. */
  const before = new Map();
  /** What a form remembers while the page is open, by box. */
  const states = new Map();
  let refused = "";
  let told = new Set();
  /** Whether it was spoken that nothing is saved. */
  let warned = false;
  /** How much of what was asked for is still under way: readers of the screen, and tests, wait for the last. */
  let underWay = 0;

  /** Comes back with what this comes back with; until then the page says that it is busy. */
  async function busy(work) {
    underWay += 1;
    root.setAttribute("aria-busy", "true");
    try {
      return await work;
    } finally {
      underWay -= 1;
      if (underWay === 0) root.removeAttribute("aria-busy");
    }
  }

  /** Speaks what is wrong to those who do not see it; the same words again are as new. */
  function warn(words) {
    aloud.textContent = "";
    aloud.textContent = words;
  }

  // --- boxes ---

  const looked = new Map();

  /** What is to be shown of a text; looked at once. */
  function viewOf(text) {
    const key = LANGUAGE + text;
    if (!looked.has(key)) {
      if (looked.size > 40) looked.clear();
      looked.set(key, Pack.look(text));
    }
    return looked.get(key);
  }

  const rowOf = (number, text, game) => {
    const view = viewOf(text);
    return { number, text, view, game: view.game || game, key: number ? `box${number}` : game };
  };

  /** A row for every box, and one for each game that has none. */
  function rows() {
    const own = BoxStore.all().map(([number, text]) => rowOf(number, text, ""));
    const all = [];
    for (const game of Pack.games().filter((each) => BoxForms[each])) {
      const boxes = own.filter((row) => row.game === game);
      const chosen = BoxStore.used(game);
      const used = chosen < 0 ? undefined : boxes.find((row) => row.number === chosen) ?? boxes[0];
      for (const row of boxes) all.push({ ...row, second: boxes.length > 1, used: row === used, shipped: chosen < 0 });
      if (boxes.length === 0) all.push(rowOf(0, Pack.empty(game, W("myBox")), game));
    }
    return [...all, ...own.filter((row) => !BoxForms[row.game])];
  }

  /** The box of a game that a form works on. */
  const boxOf = (game, number) => {
    const of = rows().filter((row) => row.game === game);
    return of.find((row) => row.number === number) ?? of.find((row) => row.used) ?? of[0];
  };

  function keep(row, text) {
    const number = row.number ? BoxStore.keep(text, row.number) : BoxStore.keep(text);
    BoxStore.last = number;
    return number;
  }

  /** Makes changes in a box, as one step to take back; false if one is refused. */
  function change(drawn, ...changes) {
    // What was drawn may be a change behind: a field that is left reports its own just before another key does.
    const row = (route?.game && boxOf(route.game, drawn.number)) || drawn;
    const old = BoxStore.text(row.number) ?? row.text;
    const text = Pack.change(old, changes);
    refused = text === null ? Pack.refused : "";
    if (text === null) warn(refused);
    if (text === null || text === old) return text !== null;
    const number = keep(row, text);
    if (!row.number && states.has(row.key)) states.set(`box${number}`, states.get(row.key));
    before.set(number, [...(before.get(number) ?? []), old]);
    return true;
  }

  function takeBack(row) {
    const text = before.get(row.number)?.pop();
    if (text === undefined) return;
    refused = "";
    keep(row, text);
  }

  /** Does something to a whole box; the list offers to take it back, and so does its form. */
  function whole(what, row, text) {
    const name = row.view.name || W("myBox");
    if (text !== null) {
      before.set(row.number, [...(before.get(row.number) ?? []), row.text]);
      BoxStore.last = row.number;
    }
    BoxStore.do(what, name, row.number, text);
    polite.textContent = W(`done-${what}`, name);
  }

  /** What was done last to a whole box, and the way back. */
  function lastDeed() {
    const deed = BoxStore.done;
    if (!deed || !BOX_TEXTS[`done-${deed.what}`]) return null;
    const answer = (act) => () => {
      act();
      draw("plate");
    };
    return make("p", { class: "deed", "data-deed": deed.what }, make("span", {}, W(`done-${deed.what}`, deed.name)),
      button("deed back", { click: answer(() => BoxStore.takeBack()) }, sign("undo", 16), W("takeBack")),
      button("deed done", { kind: "quiet", name: W("close"), click: answer(() => BoxStore.forgetDeed()) }, sign("cross", 12)));
  }

  // --- files ---

  const fileName = (row) => `${row.game}${row.view.code ? `-${row.view.code.replace(" ", "")}` : ""}.confidant.toml`;

  async function share(name, content, kind) {
    const file = new File([content], name, { type: kind });
    if (navigator.canShare?.({ files: [file] })) {
      try {
        await navigator.share({ files: [file] });
        return;
      } catch (fault) {
        if (fault.name === "AbortError") return;
      }
    }
    BoxSheets.download(name, content, kind);
  }

  /** More than any record has: what is larger is not looked at as one. */
  const LONGEST_RECORD = 40000;

  /** Opens files one after the other. One with a record leads to where records are checked. */
  async function take(files) {
    for (const file of files) {
      const record = file.size > LONGEST_RECORD ? "" : (await busy(file.text())).trim();
      if (/^confidant\d/i.test(record)) {
        if (route) close();
        tell.check(record);
        continue;
      }
      const answer = await BoxSheets.open(file, busy, (game) => rows().find((row) => row.game === game && row.number && (row.used || !row.second) && BoxList.entries(row.view) > 0));
      if (!answer) continue;
      if (answer.look) {
        page.lookAt(answer.mine, answer.look.section, answer.look.key);
        return;
      }
      const { text, how, mine } = answer;
      // What is kept is always the text as it is written here.
      const clean = Pack.change(text, [["rename", viewOf(text).name]]) ?? text;
      if (how === "fill") whole("fill", mine, Pack.fill(mine.text, text));
      else if (how === "replace") whole("replace", mine, clean);
      else {
        const blank = rows().find((row) => row.game === viewOf(text).game && row.number && BoxList.entries(row.view) === 0);
        BoxStore.last = how === "first" && blank ? BoxStore.keep(clean, blank.number) : BoxStore.keep(clean);
      }
      draw();
    }
  }

  /** Boxes that were shared with the installed page: its worker left them in a cache, under the names that they have there. */
  async function takeShared() {
    if (location.hash !== "#boxes/shared") return;
    history.replaceState(null, "", "#boxes");
    if (!window.caches) return;
    const notes = await busy(caches.open("confidant"));
    const files = [];
    for (let name = "shared"; ; name = `shared-${files.length}`) {
      const found = await busy(notes.match(name));
      if (!found) break;
      await busy(notes.delete(name));
      files.push(new File([await busy(found.blob())], plainOf(found.headers.get("x-name") ?? "")));
    }
    await take(files);
  }

  const chooser = make("input", { type: "file", accept: ".toml,.txt,text/plain,application/toml", multiple: true, hidden: true, id: "boxes-file", "aria-hidden": "true" });
  chooser.onchange = async () => {
    const files = [...chooser.files];
    chooser.value = "";
    await take(files);
  };

  // --- what the list asks for ---

  const goTo = (...words) => {
    location.hash = `#${["boxes", ...words].join("/")}`;
    // At once: the browser reports the new address only later.
    if (tell) follow();
  };
  /** A link that leads about in here; in another tab or window if it is so asked for. */
  const goByLink = (event, ...words) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(...words);
  };
  const addressOf = (row) => row.second && !row.used ? `${row.game}.${row.number}` : row.game;

  const page = {
    draw: (focus) => draw(focus),
    change: (row, ...changes) => change(row, ...changes),
    enter: (row, section) => goTo(addressOf(row), ...(section ? [section] : [])),
    lookAt(row, section, key) {
      const form = BoxForms[row.game];
      const to = form.look?.(stateOf(row), section, key, row.view) ?? section;
      goTo(addressOf(row), ...(to ? [to] : []));
      draw();
    },
    choose: () => chooser.click(),
    play(row) {
      BoxStore.use(row.game, row.number);
      close();
      tell.play(W("playWith", BoxForms[row.game].title, [row.view.name, row.view.code].filter(Boolean).join(", ")), row.game);
    },
    toDevice: (row) => BoxSheets.device(row, matchMedia("(max-width: 760px)").matches ? (name, bytes) => share(name, bytes, "application/octet-stream") : null),
    share: (row) => share(fileName(row), row.text, "text/plain"),
    save: (row) => BoxSheets.download(fileName(row), row.text, "text/plain"),
    async copy(row) {
      await busy(navigator.clipboard.writeText(row.text).catch(() => {}));
      polite.textContent = W("copied");
    },
    use(row, number = row.number) {
      BoxStore.use(row.game, number);
      draw();
    },
    add(game) {
      BoxStore.last = BoxStore.keep(Pack.empty(game, W("myBox")));
      draw();
    },
    empty: (row) => whole("empty", row, Pack.empty(row.game, row.view.name)),
    remove: (row) => whole("remove", row, null),
  };

  // --- drawing ---

  const tool = (id, icon, words, click) => button(id, { kind: "tool", name: words, click }, sign(icon, icon === "left" ? 14 : 18), make("span", {}, words));

  function top(title, code, back, tools) {
    return make("div", { class: "top" }, back, make("h1", { class: "plate", tabindex: -1, "data-id": "plate" }, make("span", {}, title), code ? make("b", {}, code) : null), make("span", { class: "tools" }, tools));
  }

  const warning = () => {
    if (!BoxStore.refused) return null;
    if (!warned) warn(W("storeRefused"));
    warned = true;
    return bar("wrong", W("storeRefused"), "", []);
  };

  function listPage() {
    document.title = `${W("myBoxes")} · Confidant`;
    const all = rows();
    const last = all.find((row) => row.number && row.number === BoxStore.last) ?? all.find((row) => BoxList.entries(row.view) > 0);
    return [
      top(W("myBoxes"), "", tool("back", "left", W("table"), close), tool("open file", "open", W("openFile"), () => chooser.click())),
      warning(),
      lastDeed(),
      make("p", { class: "lead" }, W("lead")),
      BoxList.draw(page, all, last?.key),
      make("p", { class: "version" }, tell?.version()),
    ];
  }

  function stateOf(row) {
    if (!states.has(row.key)) states.set(row.key, {});
    return states.get(row.key);
  }

  /** All that a form needs; it draws from this and changes the box through it. */
  function contextOf(row) {
    const form = BoxForms[row.game];
    return {
      form, view: row.view, names: Pack.names(row.game), state: stateOf(row), section: route.section,
      entries: (section) => row.view.entries[section] ?? [],
      value: (section, key) => (row.view.entries[section] ?? []).find(([each]) => each === key)?.[1],
      told: (test) => row.view.told.filter((each) => each.weight !== "missing" && test(each)),
      /** Changes the box, then draws it again; whether it was taken. */
      change(...changes) {
        const taken = change(row, ...changes);
        draw();
        return taken;
      },
      /** As `change`, without drawing: the caller draws. */
      put: (...changes) => change(row, ...changes),
      draw: (focus) => draw(focus),
      drawLater,
      canTakeBack: (before.get(row.number)?.length ?? 0) > 0,
      takeBack() {
        takeBack(row);
        draw();
      },
      go(section) {
        goTo(addressOf(row), section);
      },
      leave: () => goTo(),
      say(words) {
        polite.textContent = words;
      },
      warn,
      takeBackButton: () => button("take back", { disabled: !(before.get(row.number)?.length > 0), click: () => { takeBack(row); draw(); } }, sign("undo", 16), W("takeBack")),
      /** Draws, then scrolls as far as this needs. */
      show(what, focus) {
        draw(focus);
        root.querySelector(what)?.scrollIntoView({ block: "nearest" });
      },
      /** Whether a complaint is about this entry: one about two stands on both. */
      isAbout: (each, section, key) => each.section === section
        && (each.key === key || (/-(twice|alike)$/.test(each.what) && each.about.split(" ").includes(key))),
      /**
       * The way on from a form, and what it asks if nothing was entered. `none` enters that nothing is printed there;
       * without it the form can only be left for later.
       */
      onward(section, id, words, go, none) {
        const asks = W(none ? "nothingEntered" : "nothingYet");
        const state = stateOf(row);
        const untouched = (row.view.entries[section] ?? []).length === 0;
        const leave = () => {
          state.asks = undefined;
          go();
        };
        const way = button(id, {
          kind: "main", click: () => {
            if (!untouched) return leave();
            state.asks = section;
            polite.textContent = asks;
            draw(`${id} later`);
          }
        }, words);
        if (!untouched || state.asks !== section) return [way, null];
        return [way, bar("doubt", asks, "", [
          none ? button(`${id} none`, { click: () => { none(); leave(); } }, W("nothingPrinted")) : null,
          button(`${id} later`, { click: leave }, W("forLater")),
        ])];
      },
      /** A complaint with its answers: "printed so" for a doubt, and what else would mend it. */
      complaint(each, ...others) {
        const given = others.filter(Boolean);
        // A doubt always has two answers.
        if (each.weight === "doubt" && given.length === 0) given.push([W("readAgain"), () => page.lookAt(row, each.section, each.key)]);
        const fixes = given.map(([words, act]) => button(`${each.answer} ${words}`, { click: act }, words));
        const printed = each.weight === "doubt"
          ? [button(`${each.answer} printed`, { click: () => { change(row, ["answer", each.answer]); draw(); } }, each.printed ?? W("printedSo"))] : [];
        return bar(each.weight, each.says, each.more ?? "", [...printed, ...fixes]);
      },
    };
  }

  function tabs(context) {
    const of = context.form.tabs?.(context) ?? [];
    const saved = make("span", { class: `saved${BoxStore.refused ? " not" : ""}` }, sign(BoxStore.refused ? "noentry" : "check", 13), make("span", {}, W(BoxStore.refused ? "notSaved" : "saved")));
    return make("nav", { class: "steps", "aria-label": W("sections") }, context.form.sofar?.(context) ?? null,
      ...of.map((tab) => make("a", {
        href: `#boxes/${addressOf(context.row)}/${tab.id}`, click: (event) => goByLink(event, addressOf(context.row), tab.id), class: tab.on ? "on" : undefined, "aria-current": tab.on ? "page" : undefined, "data-id": `tab ${tab.id}`,
      }, tab.says, " ", tab.look ? sign("warn", 13, "warned") : null, tab.done ? make("b", {}, sign("check", 12)) : tab.have !== undefined ? make("b", {}, tab.have) : null)), saved);
  }

  function formPage() {
    const row = boxOf(route.game, route.number);
    if (!row?.view.readable) return listPage();
    const context = { ...contextOf(row), row };
    const form = context.form;
    const drawn = form.draw(context);
    document.title = `${form.title} · Confidant`;
    hear(row.view);
    return [
      top(form.title, drawn.code, tool("back", "left", W("myBoxes"), () => goTo()), null),
      warning(),
      tabs(context),
      refused ? bar("wrong", refused, "", []) : null,
      ...[drawn.body].flat(),
    ];
  }

  /** Tells those who do not see it what is newly wrong or doubtful. */
  function hear(view) {
    const now = view.told.filter((each) => each.weight !== "missing");
    const fresh = now.filter((each) => !told.has(each.answer));
    told = new Set(now.map((each) => each.answer));
    const words = (weight) => fresh.filter((each) => each.weight === weight).map((each) => each.says).join(" ");
    if (words("doubt")) polite.textContent = words("doubt");
    if (words("wrong")) warn(words("wrong"));
  }

  /** Draws what is shown again; the focus stays where it was, or goes to the element that is named. */
  function draw(focus) {
    if (!route || !Pack.runs) return;
    const active = document.activeElement;
    const at = focus ?? (active && root.contains(active) ? active.getAttribute("data-id") ?? undefined : undefined);
    const field = active instanceof HTMLInputElement && root.contains(active) ? active : null;
    const scrolled = [...root.querySelectorAll("[data-scroll]")].map((each) => ({ name: each.getAttribute("data-scroll"), left: each.scrollLeft }));
    const { scrollTop } = root;
    root.replaceChildren(make("div", { class: route.game ? `boxes-page form ${route.game}` : "boxes-page wide" }, ...(route.game ? formPage() : listPage()).filter(Boolean)), chooser);
    root.scrollTop = scrollTop;
    showTab();
    for (const { name, left } of scrolled) root.querySelector(`[data-scroll="${name}"]`)?.scrollTo({ left });
    if (at === undefined) return;
    const found = [...root.querySelectorAll("[data-id]")].find((each) => each.getAttribute("data-id") === at && !each.hasAttribute("disabled")) ?? root.querySelector(".plate");
    if (found instanceof HTMLElement) found.focus({ preventScroll: focus === undefined });
    if (field && found instanceof HTMLInputElement && found.type === "text") found.setSelectionRange(field.selectionStart, field.selectionEnd);
  }

  /** Where the sections do not fit in a row, the current one is in its middle. */
  function showTab() {
    const on = root.querySelector(".steps .on");
    const row = on?.parentElement;
    if (on instanceof HTMLElement && row) row.scrollLeft = on.offsetLeft - row.offsetLeft - (row.clientWidth - on.offsetWidth) / 2;
  }

  /** Whether a finger or the mouse is down: what it is on must not be drawn again before it has been clicked. */
  let pressing = false, released = null;

  /** Draws when no press is under way. */
  function drawLater() {
    if (!pressing) draw();
    else if (!released) busy(new Promise((resolve) => { released = resolve; }));
  }

  addEventListener("pointerdown", () => { pressing = true; }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => setTimeout(() => {
      pressing = false;
      if (released) draw();
      released?.();
      released = null;
    }), true);
  }

  // --- where we are ---

  function fromAddress() {
    const found = location.hash.match(/^#boxes(?:\/([a-z-]+)(?:\.(\d+))?(?:\/(.+))?)?$/);
    if (!found) return null;
    const [, game, number, section] = found;
    return game && BoxForms[game] ? { game, number: Number(number) || 0, section: plainOf(section ?? "") } : {};
  }

  /** What a part of an address says; nothing if it is none that a browser writes. */
  function plainOf(words) {
    try {
      return decodeURIComponent(words);
    } catch {
      return "";
    }
  }

  function follow() {
    const to = Pack.runs ? fromAddress() : null;
    const wasOpen = route !== null;
    const moved = JSON.stringify(to) !== JSON.stringify(route);
    route = to;
    if (to && !wasOpen) {
      tell.opened();
      BoxStore.load();
    }
    root.hidden = !to;
    table.inert = Boolean(to) || !document.getElementById("notice").hidden;
    document.documentElement.classList.toggle("boxing", Boolean(to));
    if (!to) {
      if (wasOpen) {
        document.title = "Confidant";
        root.replaceChildren();
        tell.closed();
      }
      return;
    }
    if (moved) {
      refused = "";
      told = new Set();
      root.scrollTop = 0;
    }
    draw(moved ? "plate" : undefined);
  }

  function close() {
    history.pushState(null, "", location.pathname + location.search);
    follow();
  }

  // --- hands ---

  addEventListener("keydown", (event) => {
    if (!route || !(event.target instanceof Element) || event.target.closest("dialog")) return;
    // The device sleeps behind this page: no key reaches it.
    event.stopImmediatePropagation();
    if (event.target.matches("input, textarea")) {
      if (event.key === "Escape" && route.game) goTo();
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const row = route.game ? boxOf(route.game, route.number) : null;
    const context = row?.view.readable ? { ...contextOf(row), row } : null;
    if (context?.form.key?.(context, event)) event.preventDefault();
    else if (Parts.arrow(event)) event.preventDefault();
    else if (event.key === "Escape") {
      event.preventDefault();
      if (route.game) goTo();
      else close();
    } else if (event.key === "Backspace" && context?.canTakeBack) {
      event.preventDefault();
      context.takeBack();
    }
  }, true);
  addEventListener("keyup", (event) => {
    if (route) event.stopImmediatePropagation();
  }, true);

  const carriesFiles = (event) => Pack.runs && [...(event.dataTransfer?.types ?? [])].includes("Files");
  addEventListener("dragover", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    document.documentElement.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && document.documentElement.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    document.documentElement.classList.remove("dropping");
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!route) goTo();
    take(files);
  });
  for (const moved of ["hashchange", "popstate"]) {
    addEventListener(moved, () => tell && JSON.stringify(fromAddress()) !== JSON.stringify(route) && follow());
  }

  /** The texts that the next game is played with: of each game the box in use, if a part of it plays. */
  const inUse = () => rows().filter((row) => row.used && row.view.code).map((row) => row.text);

  return {
    /** The module is there, and has not begun: a game under way goes on with what it began with. */
    begin(exports, runs) {
      Pack.use(exports);
      BoxStore.load();
      Pack.play(runs ? BoxStore.ofGame : inUse());
    },
    /** A game was begun. */
    gameBegins() {
      BoxStore.ofGame = inUse();
    },
    /** No game runs: what is entered counts. */
    gameOver() {
      BoxStore.ofGame = [];
      Pack.play(inUse());
    },
    /** The module runs. `words` has opened(), closed(), play(words), when somebody wants to play, check(record) and version(). */
    listen(words) {
      tell = words;
      takeShared();
      follow();
      // Files that were opened with the installed page.
      window.launchQueue?.setConsumer(async ({ files }) => {
        if (!files?.length) return;
        goTo();
        take(await Promise.all(files.map((each) => each.getFile())));
      });
    },
    open: () => goTo(),
    /** The language has changed. */
    name: () => route && draw(),
    get shown() {
      return route !== null;
    },
  };
})();
