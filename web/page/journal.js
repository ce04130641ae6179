"use strict";
// The journal and the settings in the browser's local storage.
//
// The journal is one text: a first line with format and version, then one line of base64 a record. One text is written
// in one step, so an entry is there as a whole or not at all, and so is an erasure.

const Journal = (() => {
  const JOURNAL = "confidant.journal";
  const SETTINGS = "confidant.settings";
  const HEAD = { [JOURNAL]: "confidant journal 1\n", [SETTINGS]: "confidant settings 1\n" };

  /** How reading ended: the numbers of the module's `load_end`. */
  const COMPLETE = 0, DAMAGED = 1, UNREADABLE = 2;

  /** Why nothing was stored: the numbers of the module's `store_failed`. */
  const FULL = 0, FAILED = 1;

  const toText = (bytes) => btoa(String.fromCharCode(...bytes));
  const toBytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

  /** Writes a text and reads it back; undefined, or why it failed. */
  function write(name, text) {
    try {
      localStorage.setItem(name, text);
      return localStorage.getItem(name) === text ? undefined : FAILED;
    } catch (fault) {
      return fault && fault.name === "QuotaExceededError" ? FULL : FAILED;
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
        const [line] = lines(SETTINGS, localStorage.getItem(SETTINGS)) || [];
        const bytes = line === undefined ? null : toBytes(line);
        return bytes && bytes.length <= longest ? bytes : null;
      } catch {
        return null;
      }
    },

    COMPLETE,

    /** The whole journal as text; null if there is none. */
    text() {
      return localStorage.getItem(JOURNAL);
    },

    /** Gives every record that is stored to `take`, oldest first; returns how it ended. */
    read(longest, take) {
      let text;
      try {
        text = this.text();
      } catch {
        return UNREADABLE;
      }
      return this.each(text, longest, take);
    },

    /** The same with a journal as text. */
    each(text, longest, take) {
      const found = lines(JOURNAL, text);
      if (found === null) return DAMAGED;
      for (const line of found) {
        let bytes;
        try {
          bytes = toBytes(line);
        } catch {
          return DAMAGED;
        }
        if (bytes.length === 0 || bytes.length > longest) return DAMAGED;
        take(bytes);
      }
      return COMPLETE;
    },

    append(bytes) {
      let before;
      try {
        before = localStorage.getItem(JOURNAL) ?? HEAD[JOURNAL];
      } catch {
        return FAILED;
      }
      // Never write behind something that is not ours.
      if (!before.startsWith(HEAD[JOURNAL])) return FAILED;
      return write(JOURNAL, before + toText(bytes) + "\n");
    },

    erase() {
      try {
        localStorage.removeItem(JOURNAL);
        return localStorage.getItem(JOURNAL) === null ? undefined : FAILED;
      } catch {
        return FAILED;
      }
    },

    keep(bytes) {
      return write(SETTINGS, HEAD[SETTINGS] + toText(bytes) + "\n");
    },
  };
})();
