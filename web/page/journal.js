"use strict";
// The journal and the settings as texts in the browser's storage.
//
// The shelf is one text, too: a line for each piece of a game that is over. It is the browser's, whatever tab the game was
// of, and makes room by whole games.
//
// The journal is one text: a first line with format and version, then one line of base64 a record. One text is written
// in one step, so an entry is there as a whole or not at all, and so is an erasure.

const Journal = (() => {
  const JOURNAL = "confidant.journal";
  const SETTINGS = "confidant.settings";
  const SHELF = "confidant.shelf";
  const HEAD = {
    [JOURNAL]: "confidant journal 1\n",
    [SETTINGS]: "confidant settings 1\n",
    [SHELF]: "confidant shelf 1\n",
  };

  /** More games than are listed: some may have been cut off. */
  const GAMES = 24;

  /** The first piece of a game has the place 0, which is its fourth byte. */
  const begins = (line) => (toBytes(line)[3] & 0x7f) === 0;

  /** The games of these pieces but the oldest so many. */
  const without = (pieces, games) => {
    const from = pieces.map((line, at) => (begins(line) ? at : -1)).filter((at) => at >= 0)[games];
    return from === undefined ? [] : pieces.slice(from);
  };

  const { LOAD_END, STORE_ERROR } = Contract;

  const toText = (bytes) => btoa(String.fromCharCode(...bytes));
  const toBytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

  /** Writes a text and reads it back; undefined, or why it failed. */
  function write(store, name, text) {
    try {
      store.put(name, text);
      return store.get(name) === text ? undefined : STORE_ERROR.failed;
    } catch (fault) {
      return fault && fault.name === "QuotaExceededError" ? STORE_ERROR.full : STORE_ERROR.failed;
    }
  }

  /** The lines below a known first line; none for nothing stored, null for something foreign. */
  function lines(name, text) {
    if (text === null) return [];
    if (!text.startsWith(HEAD[name])) return null;
    const found = text.slice(HEAD[name].length).split("\n");
    // Every line ends; one that does not is no line of ours.
    if (found.pop() !== "") found.push("?");
    return found;
  }

  return {
    /** The settings of last time, if there are any that can be read. */
    settings(longest) {
      try {
        const [line] = lines(SETTINGS, Store.get(SETTINGS)) || [];
        const bytes = line === undefined ? null : toBytes(line);
        return bytes && bytes.length <= longest ? bytes : null;
      } catch {
        return null;
      }
    },

    /** The whole journal as text; null if there is none. */
    text() {
      return Store.game.get(JOURNAL);
    },

    /** Keeps the running game for this tab alone, or not any more; whether that could be done. */
    own(now) {
      return Store.own(JOURNAL, now);
    },

    /** Gives every record that is stored to `take`, oldest first; returns how it ended. */
    read(longest, take) {
      let text;
      try {
        text = this.text();
      } catch {
        return LOAD_END.unreadable;
      }
      return this.each(text, longest, take);
    },

    /** The same with a journal as text. */
    each(text, longest, take) {
      const found = lines(JOURNAL, text);
      if (found === null) return LOAD_END.damaged;
      for (const line of found) {
        let bytes;
        try {
          bytes = toBytes(line);
        } catch {
          return LOAD_END.damaged;
        }
        if (bytes.length === 0 || bytes.length > longest) return LOAD_END.damaged;
        take(bytes);
      }
      return LOAD_END.complete;
    },

    append(bytes) {
      let before;
      try {
        before = Store.game.get(JOURNAL) ?? HEAD[JOURNAL];
      } catch {
        return STORE_ERROR.failed;
      }
      // Never write behind something that is not ours.
      if (!before.startsWith(HEAD[JOURNAL])) return STORE_ERROR.failed;
      return write(Store.game, JOURNAL, before + toText(bytes) + "\n");
    },

    erase() {
      try {
        Store.game.remove(JOURNAL);
        return Store.game.get(JOURNAL) === null ? undefined : STORE_ERROR.failed;
      } catch {
        return STORE_ERROR.failed;
      }
    },

    /** Gives every piece on the shelf to `take`, oldest first; why that failed, or undefined. */
    readShelf(longest, take) {
      try {
        for (const line of lines(SHELF, Store.get(SHELF)) ?? []) {
          const bytes = toBytes(line);
          if (bytes.length <= longest) take(bytes);
        }
        return undefined;
      } catch {
        return STORE_ERROR.failed;
      }
    },

    /** Puts a piece on the shelf. Where there is no room, the oldest game goes. */
    shelve(bytes) {
      let pieces;
      try {
        // What cannot be read is none of ours; a shelf of another form has nothing that could be shown.
        pieces = (lines(SHELF, Store.get(SHELF)) ?? []).filter((line) => toBytes(line).length > 3);
      } catch {
        pieces = [];
      }
      pieces.push(toText(bytes));
      const games = pieces.filter(begins).length;
      pieces = games > GAMES ? without(pieces, games - GAMES) : pieces;
      for (; ;) {
        const failed = write(Store, SHELF, HEAD[SHELF] + pieces.map((line) => line + "\n").join(""));
        const fewer = without(pieces, 1);
        if (failed !== STORE_ERROR.full || fewer.length === 0) return failed;
        pieces = fewer;
      }
    },

    eraseShelf() {
      try {
        Store.remove(SHELF);
        return Store.get(SHELF) === null ? undefined : STORE_ERROR.failed;
      } catch {
        return STORE_ERROR.failed;
      }
    },

    keep(bytes) {
      return write(Store, SETTINGS, HEAD[SETTINGS] + toText(bytes) + "\n");
    },
  };
})();
