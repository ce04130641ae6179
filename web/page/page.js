"use strict";
// The page around the companion: starts it, shows its picture, stores what it wants stored, keeps its time.

(() => {
  const SIZE = 240;
  const element = (id) => document.getElementById(id);
  const table = element("table");
  const screen = element("screen");
  const device = element("device");
  const keyY = device.querySelector(".y");
  const hint = element("hint");
  const reading = element("reading");
  const live = element("live");
  const sound = element("sound");
  const full = element("full");
  const copy = element("copy");

  /** The module's functions and memory, once it runs. */
  let module = null;
  let timer = 0;
  let latched = false;
  let touched = false;
  /** Whether a record is looked at: nothing of it is stored, and the running game stays as it is. */
  let looking = false;
  let replayed = false;
  /** What somebody who came from "My boxes" is told, until the next key. */
  let told = "";
  /** What the module says of itself beside the picture. */
  let state = { sounds: true, played: false, handedOver: false, asked: false };

  const now = () => Math.floor(performance.now());
  const bytes = (at, length) => new Uint8Array(module.memory.buffer, at, length);
  const text = (at, length) => new TextDecoder().decode(bytes(at, length));

  // --- words ---

  function nameEverything() {
    document.documentElement.lang = LANGUAGE;
    screen.setAttribute("aria-label", T.screen);
    for (const group of document.querySelectorAll("[data-name]")) group.setAttribute("aria-label", T[group.dataset.name]);
    for (const button of document.querySelectorAll("[data-key]")) {
      button.setAttribute("aria-label", T.keys[Number(button.dataset.key)]);
      button.title = T.keys[Number(button.dataset.key)];
    }
    element("dark").querySelector("span").textContent = T.dark;
    label(element("install"), T.install);
    label(element("open-check"), T.check);
    label(element("leave"), T.leave);
    label(element("open-boxes"), W("myBoxes"));
    Boxes.name();
    label(copy, T.copy);
    Naming.name();
    Check.name();
    showFull();
    showSound();
    showHint();
  }

  /** Where there is no room, only the sign stands there; its name stays. */
  function label(tool, words) {
    tool.querySelector("span").textContent = words;
    tool.title = words;
  }

  function showHint() {
    const fine = matchMedia("(hover: hover) and (pointer: fine)").matches;
    const says = told ? told : latched ? T.held : looking ? T.looking : state.handedOver ? (fine ? T.mouse : "") : state.played ? "" : T.about;
    if (hint.textContent !== says) hint.textContent = says;
    hint.classList.toggle("held", latched);
    hint.classList.toggle("about", says === T.about);
    // Under a set-up with Confidant’s values: where those of a box are put in.
    const note = element("own-values");
    note.hidden = !state.shipped || looking;
    note.querySelector("span").textContent = W("ownValues");
    hint.hidden = !note.hidden;
  }

  function showSound() {
    sound.setAttribute("aria-pressed", String(state.sounds));
    label(sound, state.sounds ? T.soundOn : T.soundOff);
  }

  function showFull() {
    full.hidden = !Full.possible;
    full.setAttribute("aria-pressed", String(Full.on));
    label(full, Full.on ? T.notFull : T.full);
  }

  function notice(head, words, button, act) {
    const box = element("notice");
    box.hidden = head === null;
    table.inert = head !== null || Boxes.shown;
    if (head === null) return;
    element("notice-head").textContent = head;
    element("notice-text").textContent = words;
    const press = element("notice-button");
    press.hidden = !button;
    press.textContent = button || "";
    press.onclick = act || null;
    if (button) press.focus();
  }

  // --- the picture ---

  function show() {
    module.draw();
    Picture.show(new Uint8ClampedArray(module.memory.buffer, module.picture(), SIZE * SIZE * 4));
    const said = text(module.reading(), module.reading_len());
    if (reading.textContent !== said) reading.textContent = said;
    const aloud = text(module.live(), module.live_len());
    if (live.textContent !== aloud) live.textContent = aloud;
    copy.hidden = module.record_len() === 0 || !navigator.clipboard;
  }

  /** What of the page follows the companion. */
  function follow() {
    const word = module.state();
    const old = state;
    state = {
      sounds: Boolean(word & 4), played: Boolean(word & 8), handedOver: Boolean(word & 16), asked: Boolean(word & 32),
      shipped: Boolean(word & 64),
    };
    const changed = (name) => old[name] !== state[name];
    if (speak(LANGUAGES[word & 3])) nameEverything();
    if (changed("sounds")) showSound();
    if (changed("handedOver") || changed("played") || changed("shipped")) showHint();
    element("open-check").hidden = state.played || looking;
    element("open-boxes").hidden = looking;
    Awake.want(state.played);
    if (Naming.ask(state.asked, reading.textContent.split("\n")[0])) Picture.fit();
  }

  // --- the companion ---

  /** Stores what the companion asks for; undefined, or why it failed. */
  function store(request, record) {
    // Of a record that is only looked at nothing is stored; put away, it is left.
    if (looking && request !== 3) return request === 2 ? leave() : undefined;
    if (request === 3) return Journal.keep(record);
    const first = request === 1 && !isStored();
    const failed = request === 1 ? Journal.append(record) : Journal.erase();
    if (failed === undefined && first) Boxes.gameBegins();
    // The companion waits for the answer: what it plays with changes after that.
    if (failed === undefined && request === 2) setTimeout(() => module && Boxes.gameOver());
    return failed;
  }

  /** Whether a game is stored. */
  function isStored() {
    try {
      return Journal.text() !== null;
    } catch {
      return false;
    }
  }

  /** Does what the companion's answer asks for, and answers until it asks for nothing more. */
  function carryOut(word) {
    for (;;) {
      // Nobody's secret is read out loud by itself.
      live.setAttribute("aria-live", word & 0x10000 ? "off" : "polite");
      if (word & 1) show();
      Picture.light((word >> 8) & 0xff);
      latched = Boolean(word & 8);
      if ((word >> 4) & 15) Sound.play((word >> 4) & 15);
      const request = (word >> 1) & 3;
      if (request === 0) break;
      const room = bytes(module.exchange(), module.store_len());
      const record = room.slice();
      room.fill(0);
      const failed = store(request, record);
      word = failed === undefined ? module.stored(now()) : module.store_failed(now(), failed);
    }
    follow();
    if (keyY.getAttribute("aria-pressed") !== String(latched)) {
      keyY.setAttribute("aria-pressed", String(latched));
      showHint();
    }
    clearTimeout(timer);
    const deadline = module.deadline();
    if (deadline >= 0) timer = setTimeout(itIsTime, Math.max(8, deadline - now()));
  }

  /** More than this no machine does at once: so the page answers even where the clock stands still. */
  const MOST_TICKS = 2000;

  /** Work in idle time asks for the next moment over and over: it gets half of the time between two pictures. */
  function itIsTime() {
    const until = now() + 8;
    const works = () => module && module.deadline() >= 0 && module.deadline() <= now() + 1;
    let ticks = 0;
    do tell("tick");
    while (works() && now() < until && ++ticks < MOST_TICKS);
  }

  /** Calls a function of the module. After a fault nothing more is told: the journal is whole, a new start reads it. */
  function tell(name, ...rest) {
    if (!module) return;
    try {
      carryOut(module[name](now(), ...rest));
    } catch (fault) {
      console.error(fault);
      module = null;
      latched = false;
      keyY.setAttribute("aria-pressed", "false");
      showHint();
      clearTimeout(timer);
      Picture.wipe();
      reading.textContent = live.textContent = "";
      notice(T.faultHead, T.faultText, T.faultButton, () => location.reload());
    }
  }

  function give(data) {
    bytes(module.exchange(), module.exchange_len()).set(data);
    return data.length;
  }

  /** A text in UTF-8 for the companion; null if it is longer than anything it takes. */
  function giveText(words) {
    const data = new TextEncoder().encode(words);
    return data.length <= module.exchange_len() ? give(data) : null;
  }

  function begin() {
    const longest = module.exchange_len();
    const browsers = LANGUAGES.indexOf(LANGUAGE);
    Boxes.begin(module, isStored());
    crypto.getRandomValues(bytes(module.exchange(), 32));
    tell("start");
    const settings = Journal.settings(longest);
    if (settings) tell("settings", give(settings));
    else tell("language", browsers);
    stayStill();
    tellDay();
    // Beside a record, the running game is not this page's business.
    looking = Boolean(recordInAddress());
    const end = looking ? Journal.COMPLETE : Journal.read(longest, (record) => tell("loaded", give(record)));
    tell("load_end", end);
    if (module) show();
  }

  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const stayStill = () => tell("still", Number(stillness.matches));

  /** Days since 1970 by the calendar on the wall, not in Greenwich. */
  function tellDay() {
    const date = new Date();
    tell("today", Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  }

  async function load() {
    const inlined = element("wasm");
    if (inlined) {
      const binary = Uint8Array.from(atob(inlined.textContent.trim()), (letter) => letter.charCodeAt(0));
      return (await WebAssembly.instantiate(binary)).instance.exports;
    }
    const answer = await fetch("confidant.wasm");
    if (!answer.ok) throw new Error(`confidant.wasm: ${answer.status}`);
    return (await WebAssembly.instantiate(await answer.arrayBuffer())).instance.exports;
  }

  // --- records ---

  /** The record, or a part of one, behind the # of the address; else empty. */
  function recordInAddress() {
    try {
      const words = decodeURIComponent(location.hash.slice(1));
      return /^confidant\d/i.test(words) ? words : "";
    } catch {
      return "";
    }
  }

  function judge(words) {
    const data = new TextEncoder().encode(words);
    const longest = module.exchange_len();
    module.give_text(0);
    for (let from = 0; from < data.length; from += longest) module.give_text(give(data.subarray(from, from + longest)));
    const fault = module.check();
    return fault === 0 ? { seal: text(module.exchange(), 11) } : { fault: fault & 0xff, number: fault >>> 8 };
  }

  function openCheck(words) {
    tell("lost_focus");
    Check.open(words);
  }

  function replay() {
    looking = replayed = true;
    element("leave").hidden = false;
    tell("show_checked");
    showHint();
    Picture.fit();
  }

  /** Back to the running game, which is where it was. */
  function leave() {
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
    return undefined;
  }

  async function copyRecord() {
    const words = text(module.record(), module.record_len()).trim();
    // Where others can open this page, a link to it; else what the codes say.
    const page = location.href.split("#")[0];
    await navigator.clipboard.writeText(location.protocol === "https:" ? `${page}#${words.replace(/\s/g, "")}` : words);
    label(copy, T.copied);
    setTimeout(() => label(copy, T.copy), 2000);
  }

  // --- offline and installed ---

  const workers = element("wasm") ? undefined : navigator.serviceWorker;

  /** How long the worker may take to say which version is to run. */
  const PATIENCE = 5000;

  /** Comes back when this page is of the version that is to run; else loads it again and never does. */
  async function settle() {
    const worker = (await workers?.getRegistration().catch(() => undefined))?.active;
    if (!worker) return;
    let journal = null;
    try {
      journal = Journal.text();
    } catch { /* no store, no game */ }
    const { port1, port2 } = new MessageChannel();
    const again = await new Promise((resolve) => {
      setTimeout(() => resolve(false), PATIENCE);
      port1.onmessage = ({ data }) => resolve(data);
      worker.postMessage({ version: document.documentElement.dataset.version, journal, until: Date.now() + PATIENCE }, [port2]);
    });
    if (!again) return;
    location.reload();
    await new Promise(() => {});
  }

  function keepOffline() {
    if (!workers) return;
    workers.register("sw.js").catch(() => {});
    // A newer version arrived: take it now if nobody has begun, else at the next start.
    workers.addEventListener("controllerchange", () => {
      if (!touched) settle();
    });
  }

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    const install = element("install");
    install.hidden = false;
    Picture.fit();
    install.onclick = () => {
      install.hidden = true;
      event.prompt();
    };
  });

  // --- the start ---

  /** A mouse click on a tool does not take Enter away from the device. */
  function tool(id, act) {
    element(id).onclick = (event) => {
      if (event.detail > 0) element(id).blur();
      act();
    };
  }

  tool("sound", () => {
    Sound.wake();
    tell("sound", Number(!state.sounds));
  });
  tool("full", () => Full.toggle());
  tool("copy", () => copyRecord().catch(() => {}));
  tool("open-check", () => openCheck());
  tool("leave", leave);
  tool("open-boxes", Boxes.open);
  element("own-values").onclick = Boxes.open;
  document.addEventListener("fullscreenchange", showFull);
  Check.listen({
    judge,
    replay,
    // Whoever came for a record and does not look at it continues with the running game.
    closed: () => looking && !replayed && leave(),
  });
  addEventListener("hashchange", () => {
    if (module && recordInAddress()) openCheck(recordInAddress());
  });
  stillness.addEventListener("change", stayStill);
  document.addEventListener("visibilitychange", () => document.hidden || tellDay());
  Naming.listen({
    takes: (words) => {
      const length = module ? giveText(words) : null;
      return !module || (length !== null && module.takes_text(length) === 1);
    },
    done: (words) => {
      touched = true;
      tell("text", giveText(words));
    },
    back: () => {
      tell("press", 5);
      tell("release", 5);
    },
  });

  nameEverything();
  Picture.fit();
  addEventListener("resize", Picture.fit);
  matchMedia("(hover: hover) and (pointer: fine)").addEventListener("change", showHint);

  Keys.listen(device, element("bezel"), {
    /** What a finger on the picture does. */
    touched(event) {
      const word = module ? module.touched(...Picture.pixel(event)) : 0;
      return { steps: word & 0xff ? [...bytes(module.exchange(), word & 0xff)] : [], key: word >> 8 ? (word >> 8) - 1 : undefined };
    },
    press(key) {
      touched = true;
      if (told) {
        told = "";
        showHint();
      }
      Sound.wake();
      tell("press", key);
    },
    release: (key) => tell("release", key),
    latch() {
      touched = true;
      Sound.wake();
      tell("latch");
    },
    latched: () => latched,
    lostFocus: () => tell("lost_focus"),
  });

  // A record can be looked at beside a game that runs in another tab.
  (recordInAddress() ? Promise.resolve() : Alone.wait(() => notice(T.otherHead, T.otherText)).then(settle))
    .then(load)
    .then((exports) => {
      notice(null);
      module = exports;
      begin();
      if (!module) return;
      document.documentElement.dataset.ready = "yes";
      keepOffline();
      // Nobody's secret stays open behind the boxes.
      Boxes.listen({
        opened: () => tell("lost_focus"),
        closed() {
          if (module && !isStored()) Boxes.gameOver();
          Picture.fit();
        },
        play(words, game) {
          told = isStored() ? `${words} ${W("playLater")}` : words;
          if (!isStored()) {
            Pack.name(game);
            tell("box_set_up");
          }
          showHint();
          Picture.fit();
        },
      });
      if (looking) openCheck(recordInAddress());
    })
    .catch((fault) => {
      console.error(fault);
      notice(T.loadHead, T.loadText, T.loadButton, () => location.reload());
    });
})();
