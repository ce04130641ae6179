"use strict";
// The page around the companion: starts it, shows its picture, stores what it wants stored, keeps its time.

(() => {
  const { SIZE, SEAL_LEN, KEYS, REQUEST } = Contract;
  const element = (id) => document.getElementById(id);
  const table = element("table");
  const screen = element("screen");
  const device = element("device");
  const keyY = /** @type {HTMLElement} */ (device.querySelector(".y"));
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
  let heldTimer = 0;
  let touched = false;
  /** Whether a record is looked at: nothing of it is stored, and the running game stays as it is. */
  let looking = false;
  let replayed = false;
  /** What somebody who came from "My boxes" is told, until the next key. */
  let told = "";
  /** What the module says of itself beside the picture. */
  let state = { ...Contract.state(0), volume: 2 };

  /** The version of this page; what is said of a newer one that is kept beside it, if there is one: its text and name. */
  const { version = "" } = document.documentElement.dataset;
  let newer = null;

  const now = () => Math.floor(performance.now());
  const bytes = (at, length) => new Uint8Array(module.memory.buffer, at, length);
  const text = (at, length) => new TextDecoder().decode(bytes(at, length));

  // --- words ---

  function nameEverything() {
    document.documentElement.lang = LANGUAGE;
    screen.setAttribute("aria-label", T.screen);
    for (const group of document.querySelectorAll("[data-name]")) group.setAttribute("aria-label", T[group.getAttribute("data-name") ?? ""]);
    for (const button of document.querySelectorAll("[data-key]")) {
      const name = T.keys[button.getAttribute("data-key") ?? ""];
      button.setAttribute("aria-label", name);
      button.setAttribute("title", name);
    }
    label(element("aloud"), T.aloud);
    label(element("own"), T.own);
    label(element("install"), T.install);
    label(element("open-check"), T.check);
    label(element("leave"), T.leave);
    label(element("open-boxes"), W("myBoxes"));
    Boxes.name();
    nameCopy();
    showVersion();
    Naming.name();
    Check.name();
    showAloud();
    showOwn();
    showFull();
    showBare();
    showSound();
    showHint();
  }

  /** Where the words of a thing with a sign stand. */
  const wordsOf = (thing) => /** @type {HTMLElement} */(thing.querySelector("span"));

  /** Where there is no room, only the sign stands there; its name stays. */
  function label(tool, words) {
    wordsOf(tool).textContent = words;
    tool.title = words;
  }

  /** What a clicked Y holds open: how long still, told anew each second. */
  function held() {
    clearTimeout(heldTimer);
    const left = module ? module.held_left(now()) : -1;
    if (left < 0) return T.held;
    heldTimer = setTimeout(showHint, 1000);
    return `${T.held} ${T.heldLeft.replace("{n}", String(left))}`;
  }

  function showHint() {
    const fine = matchMedia("(hover: hover) and (pointer: fine)").matches;
    const says = told ? told : latched ? held() : looking ? T.looking : state.handedOver ? (fine ? T.mouse : "") : sayNewer() || (state.played ? "" : T.about);
    if (hint.textContent !== says) hint.textContent = says;
    hint.classList.toggle("held", latched);
    hint.classList.toggle("about", says === T.about);
    // Under a set-up with Confidant’s values: where those of a box are put in.
    const note = element("own-values");
    note.hidden = !state.shipped || looking;
    wordsOf(note).textContent = W("ownValues");
    hint.hidden = !note.hidden;
  }

  function showSound() {
    sound.setAttribute("aria-pressed", String(state.volume > 0));
    label(sound, state.volume > 0 ? T.soundOn : T.soundOff);
  }

  function showFull() {
    full.hidden = !Full.possible;
    full.setAttribute("aria-pressed", String(Full.on));
    label(full, Full.on ? T.notFull : T.full);
  }

  function showAloud() {
    element("aloud").hidden = !Aloud.possible;
    element("aloud").setAttribute("aria-pressed", String(Aloud.on));
  }

  function showOwn() {
    element("own").hidden = !Store.canOwn;
    element("own").setAttribute("aria-pressed", String(Store.owns));
  }

  function showBare() {
    element("bare").setAttribute("aria-pressed", String(Picture.bare));
    label(element("bare"), Picture.bare ? T.notBare : T.bare);
  }

  /** Under which name it is kept that only the picture is shown. */
  const BARE = "confidant.bare";

  function setBare(now) {
    Picture.bare = now;
    showBare();
    try {
      if (now) Store.put(BARE, "yes");
      else Store.remove(BARE);
    } catch { /* then the next page begins with the device */ }
  }

  /** Whether only the picture was shown last time. */
  function wasBare() {
    try {
      return Store.get(BARE) === "yes";
    } catch {
      return false;
    }
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
    Aloud.page(text(module.aloud(), module.aloud_len()));
    Aloud.seconds(module.last_seconds(now()));
    copy.hidden = module.record_len() === 0;
  }

  /** What of the page follows the companion. */
  function follow() {
    const old = state;
    state = Contract.state(module.state());
    const changed = (name) => old[name] !== state[name];
    if (speak(LANGUAGES[state.language])) nameEverything();
    if (changed("volume")) showSound();
    if (changed("handedOver") || changed("played") || changed("shipped")) showHint();
    element("open-check").hidden = state.played || looking;
    element("open-boxes").hidden = looking;
    Awake.want(state.played);
    if (Naming.ask(state.asked, reading.textContent.split("\n")[0].replace(/\.$/, ""))) Picture.fit();
  }

  // --- the companion ---

  /** Stores what the companion asks for; undefined, or why it failed. */
  function store(request, record) {
    // Of a record that is only looked at nothing is stored; put away, it is left.
    if (looking && request !== REQUEST.keep) return request === REQUEST.erase ? leave() : undefined;
    if (request === REQUEST.keep) return Journal.keep(record);
    if (request === REQUEST.shelve) return Journal.shelve(record);
    if (request === REQUEST.eraseShelf) return Journal.eraseShelf();
    if (request === REQUEST.readShelf) {
      return Journal.readShelf(module.exchange_len(), (piece) => module.shelved(now(), give(piece)));
    }
    const first = request === REQUEST.append && !isStored();
    if (first) Store.persist();
    const failed = request === REQUEST.append ? Journal.append(record) : Journal.erase();
    if (failed === undefined && first) {
      Boxes.gameBegins();
      setTimeout(Store.lasts ? tellLocal : tellMemory);
    }
    // The companion waits for the answer: what it plays with changes after that.
    if (failed === undefined && request === REQUEST.erase) setTimeout(() => module && Boxes.gameOver());
    return failed;
  }

  let memoryTold = false;

  /** Says once that nothing is saved here, at the latest when there is something to lose. */
  function tellMemory() {
    if (Store.lasts || memoryTold || looking || !module) return;
    memoryTold = true;
    tell("lost_focus");
    notice(T.memoryHead, T.memoryText, T.memoryButton, () => notice(null));
  }

  /** Under which name it is kept that it was told. */
  const LOCAL = "confidant.local-told";

  /** Where the page is a file, the first game begins with the word that other files can read what is stored. */
  function tellLocal() {
    if (location.protocol !== "file:" || !module) return;
    try {
      if (Store.get(LOCAL) === "yes") return;
      Store.put(LOCAL, "yes");
    } catch { /* then it is told again */ }
    tell("lost_focus");
    notice(T.localHead, T.localText, T.localButton, () => notice(null));
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
    for (; ;) {
      const answer = Contract.answer(word);
      // Nobody's secret is read out loud by itself.
      live.setAttribute("aria-live", answer.yDown ? "off" : "polite");
      if (answer.yDown && Contract.state(module.state()).handedOver) Aloud.hush();
      if (answer.redraw) show();
      Picture.light(answer.light);
      latched = answer.latched;
      Sound.play(Contract.TONES[answer.tone], state.volume);
      if (answer.store === REQUEST.none) break;
      const room = bytes(module.exchange(), module.store_len());
      const record = room.slice();
      room.fill(0);
      if (answer.store === REQUEST.readJournal) {
        word = module.load_end(now(), readJournal((read) => module.loaded(now(), give(read))));
        continue;
      }
      const failed = store(answer.store, record);
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
      Aloud.hush();
      reading.textContent = live.textContent = "";
      notice(T.faultHead, T.faultText, T.faultButton, again);
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

  /** Gives the journal, record by record; how it ended. Beside a record that is looked at, there is none. */
  const readJournal = (take) => (looking ? Contract.LOAD_END.complete : Journal.read(module.exchange_len(), take));

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
    tell("load_end", readJournal((record) => tell("loaded", give(record))));
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

  /** Gives the module a text of any length, piece by piece. */
  function giveAll(words) {
    const data = new TextEncoder().encode(words);
    const longest = module.exchange_len();
    module.give_text(0);
    for (let from = 0; from < data.length; from += longest) module.give_text(give(data.subarray(from, from + longest)));
  }

  function judge(words) {
    giveAll(words);
    const { fault, number } = Contract.verdict(module.check());
    return fault === 0 ? { seal: text(module.exchange(), SEAL_LEN) } : { fault: Contract.FAULTS[fault], number };
  }

  /** What people wrote down, beside the record that holds: counts, what comes of the seal, and a row for each note. */
  function compare(seal, notes) {
    giveAll(`${seal.trim()}\n${notes}`);
    module.lay_beside();
    const rows = text(module.noted(), module.noted_len()).split("\n").slice(0, -1).map((row) => row.split("\t"));
    const [[takenBack, corrections, word], ...noted] = rows;
    return {
      takenBack, corrections, seal: word,
      notes: noted.map(([comes, note, place, signs, times]) => ({ comes, words: { note, place, signs, times: Number(times) } })),
    };
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
    again();
    return undefined;
  }

  /** Begins once more with what is stored; what is only in memory would not outlast another page. */
  function again() {
    if (Store.lasts) return location.reload();
    looking = replayed = false;
    element("leave").hidden = true;
    run().then(showHint).then(tellMemory).catch(cannotStart);
  }

  /** Whether a record goes to the system's share sheet: on phones and tablets, where copying is one of its ways. */
  const sharesRecords = () => Boolean(navigator.share) && matchMedia("(pointer: coarse)").matches;

  const nameCopy = () => label(copy, sharesRecords() ? T.shareRecord : navigator.clipboard ? T.copy : T.saveRecord);

  /**
   * Gives the record away: where others can open this page, as a link to it; else as what the codes say. A page that came
   * without encryption may neither share nor copy: there it is saved as a file.
   */
  async function giveRecord() {
    const words = text(module.record(), module.record_len()).trim();
    const page = location.href.split("#")[0];
    const link = location.protocol === "https:" ? `${page}#${words.replace(/\s/g, "")}` : "";
    if (sharesRecords()) return navigator.share(link ? { url: link } : { text: words });
    if (!navigator.clipboard) return BoxSheets.download("record.txt", words, "text/plain");
    await navigator.clipboard.writeText(link || words);
    label(copy, T.copied);
    setTimeout(nameCopy, 2000);
  }

  // --- offline and installed ---

  const workers = element("wasm") ? undefined : serviceWorkers();

  /** In a frame of its own, and where nothing may be stored, even asking for them is refused. */
  function serviceWorkers() {
    try {
      return navigator.serviceWorker;
    } catch {
      return undefined;
    }
  }

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
      worker.postMessage({ version, journal, until: Date.now() + PATIENCE }, [port2]);
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
      (touched ? Promise.resolve() : settle()).then(() => findWaiting("comes"));
    });
    findWaiting("waits");
  }

  /** Each version has a cache of its own. One that is there at the start could not read the running game. */
  async function findWaiting(how) {
    const names = (await window.caches?.keys().catch(() => [])) ?? [];
    const kept = names.filter((name) => name.startsWith("confidant-")).map((name) => name.slice("confidant-".length));
    const found = kept.includes(version) && kept.find((each) => each !== version);
    newer = found ? [how, found] : null;
    showVersion();
    showHint();
  }

  const sayNewer = () => (newer ? Parts.say(T[newer[0]], newer[1]) : "");

  const sayVersion = () => [Parts.say(T.runs, version), sayNewer()].filter(Boolean).join(" ");

  function showVersion() {
    element("check-version").textContent = sayVersion();
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
    tell("sound", Number(state.volume === 0));
  });
  tool("aloud", async () => {
    const done = await Aloud.toggle();
    told = done ? "" : T.noVoice;
    showAloud();
    showHint();
  });
  tool("own", () => {
    const done = Journal.own(!Store.owns);
    told = done ? "" : T.ownFailed;
    showOwn();
    showHint();
    if (!done || !Store.owns) return;
    tell("lost_focus");
    notice(T.ownHead, T.ownText, T.localButton, () => notice(null));
  });
  tool("full", () => Full.toggle());
  tool("bare", () => setBare(!Picture.bare));
  tool("copy", () => giveRecord().catch(() => {}));
  tool("open-check", () => openCheck());
  tool("leave", leave);
  tool("open-boxes", Boxes.open);
  element("own-values").onclick = Boxes.open;
  document.addEventListener("fullscreenchange", showFull);
  Check.listen({
    judge,
    compare,
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
      tell("press", KEYS.indexOf("b"));
      tell("release", KEYS.indexOf("b"));
    },
  });

  Picture.bare = wasBare();
  Aloud.begin();
  nameEverything();
  addEventListener("resize", Picture.fit);
  matchMedia("(hover: hover) and (pointer: fine)").addEventListener("change", showHint);

  Keys.listen(device, element("bezel"), {
    /** What a finger on the picture does. */
    touched(event) {
      if (!module) return { steps: [], key: undefined };
      const { steps, key } = Contract.touch(module.touched(...Picture.pixel(event)));
      return { steps: [...bytes(module.exchange(), steps)].map((step) => KEYS[step]), key: KEYS[key - 1] };
    },
    press(key) {
      touched = true;
      if (told) {
        told = "";
        showHint();
      }
      Sound.wake();
      tell("press", KEYS.indexOf(key));
    },
    release: (key) => tell("release", KEYS.indexOf(key)),
    latch() {
      touched = true;
      Sound.wake();
      tell("latch");
    },
    latched: () => latched,
    lostFocus: () => tell("lost_focus"),
  });

  /** Loads the companion and begins. */
  async function run() {
    const exports = await load();
    notice(null);
    module = exports;
    begin();
  }

  function cannotStart(fault) {
    console.error(fault);
    notice(T.loadHead, T.loadText, T.loadButton, () => location.reload());
  }

  // A record can be looked at beside a game that runs in another tab; a page without storage is in nobody's way.
  (recordInAddress() || !Store.lasts ? Promise.resolve() : Alone.wait(() => notice(T.otherHead, T.otherText)).then(settle))
    .then(run)
    .then(() => {
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
        check: openCheck,
        version: sayVersion,
      });
      if (looking) openCheck(recordInAddress());
      else if (location.hash === "#check") {
        history.replaceState(null, "", location.pathname + location.search);
        openCheck();
      } else tellMemory();
    })
    .catch(cannotStart);
})();
