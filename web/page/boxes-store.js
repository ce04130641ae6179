"use strict";
// Own boxes in the browser's local storage: each as its text, under `confidant.box.N`; which one of a game is in use and
// which was worked on last, under `confidant.boxes`; the texts that a game under way began with, under
// `confidant.boxes.game`: what is changed meanwhile counts from the next game on.

const BoxStore = (() => {
  const BOX = "confidant.box.", NOTES = "confidant.boxes", GAME = "confidant.boxes.game";

  /** What is kept while the page is open; what storage refuses is only here. */
  const texts = new Map();
  let notes = { use: {}, last: 0 };

  const store = {
    /** Whether the browser keeps nothing. */
    refused: false,

    /** Reads all boxes again. */
    load() {
      if (store.refused) return;
      try {
        const found = new Map();
        for (let at = 0; at < localStorage.length; at++) {
          const key = localStorage.key(at);
          const number = key.startsWith(BOX) ? Number(key.slice(BOX.length)) : 0;
          if (Number.isInteger(number) && number > 0) found.set(number, localStorage.getItem(key));
        }
        texts.clear();
        for (const number of [...found.keys()].sort((a, b) => a - b)) texts.set(number, found.get(number));
        const kept = JSON.parse(localStorage.getItem(NOTES) ?? "{}");
        notes = { use: kept.use ?? {}, last: kept.last ?? 0 };
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
        localStorage.removeItem(BOX + number);
      } catch { /* it was never there */ }
    },

    /** The texts that the game under way began with. */
    get ofGame() {
      try {
        const kept = JSON.parse(localStorage.getItem(GAME) ?? "[]");
        return Array.isArray(kept) ? kept.map(String) : [];
      } catch {
        return [];
      }
    },
    set ofGame(texts) {
      if (texts.length) return write(GAME, JSON.stringify(texts));
      try {
        localStorage.removeItem(GAME);
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
      localStorage.setItem(name, text);
      store.refused = localStorage.getItem(name) !== text;
    } catch {
      store.refused = true;
    }
  }

  return store;
})();
