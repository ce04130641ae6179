"use strict";
// Own boxes in the browser's storage: each as its text, under `confidant.box.N`; which one of a game is in use and
// which was worked on last, under `confidant.boxes`; what was done to whole boxes and can be taken back, under
// `confidant.boxes.back`; the texts that a game under way began with, under `confidant.boxes.game`: what is changed
// meanwhile counts from the next game on.

const BoxStore = (() => {
  const BOX = "confidant.box.", NOTES = "confidant.boxes", GAME = "confidant.boxes.game", BACK = "confidant.boxes.back";
  /** How many deeds can be taken back. */
  const DEEDS = 5;

  /** What is kept while the page is open; what storage refuses is only here. */
  const texts = new Map();
  let notes = { use: {}, last: 0 };
  let deeds = [];
  /** Whether what was written last was not kept. */
  let refused = false;

  const store = {
    /** Whether the browser keeps nothing. */
    get refused() {
      return refused || !Store.lasts;
    },

    /** Reads all boxes again. */
    load() {
      if (refused) return;
      try {
        const found = new Map();
        for (const key of Store.names()) {
          const number = key.startsWith(BOX) ? Number(key.slice(BOX.length)) : 0;
          if (Number.isInteger(number) && number > 0) found.set(number, Store.get(key));
        }
        texts.clear();
        for (const number of [...found.keys()].sort((a, b) => a - b)) texts.set(number, found.get(number));
        const kept = JSON.parse(Store.get(NOTES) ?? "{}");
        notes = { use: kept.use ?? {}, last: kept.last ?? 0 };
        const back = JSON.parse(Store.get(BACK) ?? "[]");
        deeds = Array.isArray(back) ? back : [];
      } catch {
        // What cannot be read is asked for again; the boxes themselves are texts of their own.
      }
    },

    /** Every box: its number and text, in the order in which they were begun. */
    all: () => [...texts],

    text: (number) => texts.get(number) ?? null,

    /** Keeps a text; a new box if no number is given. Its number. */
    keep(text, number = Math.max(0, ...texts.keys()) + 1) {
      texts.set(number, text);
      write(BOX + number, text);
      return number;
    },

    forget(number) {
      texts.delete(number);
      try {
        Store.remove(BOX + number);
      } catch { /* it was never there */ }
    },

    /**
     * Puts a text in the place of a whole box, or, if it is null, takes the box away; can be taken back, also after the
     * page was closed. `what` and `name` are for the line that says so.
     */
    do(what, name, number, after) {
      deeds = [...deeds, { what, name, number, before: texts.get(number) ?? null, after }].slice(-DEEDS);
      write(BACK, JSON.stringify(deeds));
      if (after === null) store.forget(number);
      else store.keep(after, number);
    },

    /** What was done last to a whole box; undefined if nothing can be taken back. */
    get done() {
      return deeds.at(-1);
    },

    /** Takes the last deed back. What was entered since stays: then the box as it was comes as another one. */
    takeBack() {
      const { number, before, after } = deeds.at(-1);
      const now = store.text(number);
      store.forgetDeed();
      if (before === null || before === now) return;
      store.last = now === after ? store.keep(before, number) : store.keep(before);
    },

    /** The last deed is not to be taken back. */
    forgetDeed() {
      deeds = deeds.slice(0, -1);
      write(BACK, JSON.stringify(deeds));
    },

    /** The texts that the game under way began with. */
    get ofGame() {
      try {
        const kept = JSON.parse(Store.get(GAME) ?? "[]");
        return Array.isArray(kept) ? kept.map(String) : [];
      } catch {
        return [];
      }
    },
    set ofGame(texts) {
      try {
        if (texts.length) write(GAME, JSON.stringify(texts));
        else Store.remove(GAME);
      } catch { /* it was never there */ }
    },

    /** The box of a game that is played with; 0 if none was chosen, -1 if it is played with Confidant’s values. */
    used: (game) => notes.use[game] ?? 0,
    use(game, number) {
      notes.use[game] = number;
      write(NOTES, JSON.stringify(notes));
    },

    get last() {
      return notes.last;
    },
    set last(number) {
      if (notes.last === number) return;
      notes.last = number;
      write(NOTES, JSON.stringify(notes));
    },
  };

  function write(name, text) {
    try {
      Store.put(name, text);
      refused = Store.get(name) !== text;
      Store.persist();
    } catch {
      refused = true;
    }
  }

  return store;
})();
