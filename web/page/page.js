"use strict";
// The page around the companion: starts it, shows its picture, stores what it wants stored, keeps its time.

(() => {
  const SIZE = 240;
  const table = document.getElementById("table");
  const screen = document.getElementById("screen");
  const device = document.getElementById("device");
  const keyY = device.querySelector(".y");
  const paper = screen.getContext("2d", { alpha: false });
  const hint = document.getElementById("hint");
  const installed = document.getElementById("install");
  const reading = document.getElementById("reading");
  const sound = document.getElementById("sound");

  /** The module's functions and memory, once it runs. */
  let module = null;
  let timer = 0;
  let latched = false;
  let touched = false;

  const now = () => Math.floor(performance.now());
  const bytes = (at, length) => new Uint8Array(module.memory.buffer, at, length);

  // --- words ---

  function nameEverything() {
    document.documentElement.lang = LANGUAGE;
    screen.setAttribute("aria-label", T.screen);
    for (const group of document.querySelectorAll("[data-name]")) group.setAttribute("aria-label", T[group.dataset.name]);
    for (const button of document.querySelectorAll("[data-key]")) {
      button.setAttribute("aria-label", T.keys[Number(button.dataset.key)]);
      button.title = T.keys[Number(button.dataset.key)];
    }
    installed.querySelector("span").textContent = T.install;
    showSound();
    showHint();
  }

  function showHint() {
    const fine = matchMedia("(hover: hover) and (pointer: fine)").matches;
    hint.textContent = latched ? T.held : fine ? T.mouse : "";
    hint.classList.toggle("held", latched);
  }

  function showSound() {
    sound.setAttribute("aria-pressed", String(Sound.on));
    sound.querySelector("span").textContent = Sound.on ? T.soundOn : T.soundOff;
  }

  function notice(head, text, label, act) {
    const box = document.getElementById("notice");
    box.hidden = head === null;
    table.inert = head !== null;
    if (head === null) return;
    document.getElementById("notice-head").textContent = head;
    document.getElementById("notice-text").textContent = text;
    const button = document.getElementById("notice-button");
    button.hidden = !label;
    button.textContent = label || "";
    button.onclick = act || null;
    if (label) button.focus();
  }

  // --- the picture ---

  /** Whole screen pixels to every pixel of the device, so that all are equally large. */
  function fit() {
    const ratio = devicePixelRatio || 1;
    device.style.setProperty("--screen", "0px");
    device.classList.add("measured"); // as small as its keys let it be
    const style = getComputedStyle(table);
    const free = table.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const wide = table.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const others = device.getBoundingClientRect();
    const foot = document.getElementById("foot").getBoundingClientRect().height;
    const sideways = getComputedStyle(device).getPropertyValue("--sideways").trim() === "1";
    const room = sideways
      ? Math.min(wide - others.width, free - foot - extra("height"))
      : Math.min(wide - extra("width"), free - foot - others.height);
    const times = Math.floor((room * ratio) / SIZE);
    const whole = (times * SIZE) / ratio;
    // Where whole pixels would waste too much of a small window, size wins.
    const size = whole >= 0.72 * room ? whole : Math.max(room, SIZE / 2);
    device.style.setProperty("--screen", `${size}px`);
    device.classList.remove("measured");
  }

  /** What the device's body adds around its screen across the way in which its parts are lined up. */
  function extra(side) {
    const style = getComputedStyle(device);
    const bezel = getComputedStyle(document.getElementById("bezel"));
    const ends = side === "width" ? ["Left", "Right"] : ["Top", "Bottom"];
    let sum = 0;
    for (const end of ends) {
      for (const part of [style, bezel]) sum += parseFloat(part[`padding${end}`]) + parseFloat(part[`border${end}Width`]);
    }
    const plate = side === "height" ? document.getElementById("plate").getBoundingClientRect().height + parseFloat(style.rowGap) : 0;
    return sum + plate;
  }

  function show() {
    module.draw();
    const picture = new Uint8ClampedArray(module.memory.buffer, module.picture(), SIZE * SIZE * 4);
    paper.putImageData(new ImageData(picture, SIZE, SIZE), 0, 0);
    const said = new TextDecoder().decode(bytes(module.reading(), module.reading_len()));
    if (reading.textContent !== said) reading.textContent = said;
  }

  // --- the companion ---

  /** Does what the companion's answer asks for, and answers until it asks for nothing more. */
  function carryOut(word) {
    for (;;) {
      // Nobody's secret is read out loud by itself.
      reading.setAttribute("aria-live", word & 0x10000 ? "off" : "polite");
      if (word & 1) show();
      // A lamp's per cent are of light, a style sheet's of a signal: about its 2.2th root.
      screen.style.setProperty("--light", (((word >> 8) & 0xff) / 100) ** (1 / 2.2));
      latched = Boolean(word & 8);
      if ((word >> 4) & 15) Sound.play((word >> 4) & 15);
      const request = (word >> 1) & 3;
      if (request === 0) break;
      const room = bytes(module.exchange(), module.store_len());
      const record = room.slice();
      room.fill(0);
      const failed = request === 1 ? Journal.append(record) : request === 2 ? Journal.erase() : Journal.keep(record);
      word = failed === undefined ? module.stored(now()) : module.store_failed(now(), failed);
    }
    if (keyY.getAttribute("aria-pressed") !== String(latched)) {
      keyY.setAttribute("aria-pressed", String(latched));
      showHint();
    }
    clearTimeout(timer);
    const deadline = module.deadline();
    if (deadline >= 0) timer = setTimeout(() => tell("tick"), Math.max(8, deadline - now()));
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
      paper.fillRect(0, 0, SIZE, SIZE);
      reading.textContent = "";
      notice(T.faultHead, T.faultText, T.faultButton, () => location.reload());
    }
  }

  function give(data) {
    bytes(module.exchange(), module.exchange_len()).set(data);
    return data.length;
  }

  function begin() {
    const longest = module.exchange_len();
    crypto.getRandomValues(bytes(module.exchange(), 32));
    tell("start");
    const settings = Journal.settings(longest);
    if (settings) tell("settings", give(settings));
    else tell("language", Object.keys(TEXTS).indexOf(LANGUAGE));
    const end = Journal.read(longest, (record) => tell("loaded", give(record)));
    tell("load_end", end);
    if (module) show();
  }

  async function load() {
    const inlined = document.getElementById("wasm");
    if (inlined) {
      const binary = Uint8Array.from(atob(inlined.textContent.trim()), (letter) => letter.charCodeAt(0));
      return (await WebAssembly.instantiate(binary)).instance.exports;
    }
    const answer = await fetch("confidant.wasm");
    if (!answer.ok) throw new Error(`confidant.wasm: ${answer.status}`);
    return (await WebAssembly.instantiate(await answer.arrayBuffer())).instance.exports;
  }

  // --- one tab only ---

  /** Comes back when this page is the only one; says so while it is not. */
  async function alone() {
    const wait = () => notice(T.otherHead, T.otherText);
    if (navigator.locks) {
      try {
        await lock({ ifAvailable: true }) || (wait(), await lock({}));
        return;
      } catch { /* not to be had here: ask the other pages instead */ }
    }
    await channelAlone(wait);
  }

  /** Takes the lock and keeps it for as long as the page lives. */
  function lock(options) {
    return new Promise((resolve, reject) => {
      navigator.locks.request("confidant", options, (got) => {
        resolve(Boolean(got));
        return got ? new Promise(() => {}) : undefined;
      }).catch(reject);
    });
  }

  /** For browsers without locks: whoever is first answers. */
  async function channelAlone(wait) {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("confidant");
    const asked = () => new Promise((resolve) => {
      const quiet = setTimeout(() => resolve(false), 300);
      channel.onmessage = ({ data }) => {
        if (data !== "here") return;
        clearTimeout(quiet);
        resolve(true);
      };
      channel.postMessage("anyone?");
    });
    let waiting = false;
    while (await asked()) {
      if (!waiting) wait();
      waiting = true;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    channel.onmessage = ({ data }) => {
      if (data === "anyone?") channel.postMessage("here");
    };
  }

  // --- offline and installed ---

  const workers = document.getElementById("wasm") ? undefined : navigator.serviceWorker;

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
    installed.hidden = false;
    fit();
    installed.onclick = () => {
      installed.hidden = true;
      event.prompt();
    };
  });

  // --- the start ---

  sound.onclick = (event) => {
    if (event.detail > 0) sound.blur(); // a mouse click does not take Enter away from the device
    Sound.toggle();
    Sound.wake();
    showSound();
  };

  nameEverything();
  fit();
  addEventListener("resize", fit);
  matchMedia("(hover: hover) and (pointer: fine)").addEventListener("change", showHint);

  Keys.listen(device, {
    press(key) {
      touched = true;
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

  alone()
    .then(settle)
    .then(load)
    .then((exports) => {
      notice(null);
      module = exports;
      begin();
      document.documentElement.dataset.ready = "yes";
      keepOffline();
    })
    .catch((fault) => {
      console.error(fault);
      notice(T.loadHead, T.loadText, T.loadButton, () => location.reload());
    });
})();
