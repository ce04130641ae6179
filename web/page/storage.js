"use strict";
// The browser's local storage; where there is none, or it takes nothing, memory in its place: the page plays on, and says
// that nothing outlasts it. The running game can be kept in the storage of this tab instead: every other page of the same
// site can read the one, none the other.

const Store = (() => {
  const PROBE = "confidant.probe";

  /**
   * A storage of this name, if it keeps a text. One that is only full does: what it holds is there, and what fails is told.
   *
   * @param {"localStorage" | "sessionStorage"} name
   * @returns {Storage | null}
   */
  function keeping(name) {
    let found = null;
    try {
      found = window[name];
      found.setItem(PROBE, PROBE);
      const kept = found.getItem(PROBE) === PROBE;
      found.removeItem(PROBE);
      return kept ? found : null;
    } catch {
      try {
        return found !== null && found.length > 0 ? found : null;
      } catch {
        return null;
      }
    }
  }

  const memory = new Map();
  const inMemory = {
    getItem: (name) => memory.get(name) ?? null,
    setItem: (name, text) => memory.set(name, text),
    removeItem: (name) => memory.delete(name),
    key: (at) => [...memory.keys()][at],
    get length() {
      return memory.size;
    },
  };
  const [found, tab] = typeof window === "undefined" ? [null, null] : [keeping("localStorage"), keeping("sessionStorage")];
  const place = found ?? inMemory;
  let asked = false;

  /** Under which name a tab keeps that the game is its own. */
  const OWN = "confidant.tab";
  const isOwn = () => found !== null && tab !== null && tab.getItem(OWN) === "yes";
  const ofGame = () => (isOwn() ? /** @type {Storage} */ (tab) : place);

  return {
    /** Whether what is kept is there after the page was closed. */
    lasts: found !== null,

    /** The text under a name, or null. This and the next two throw what the browser throws. */
    get: (name) => place.getItem(name),
    put: (name, text) => place.setItem(name, text),
    remove: (name) => place.removeItem(name),

    /** The same for the running game, which can be this tab's own. */
    game: {
      get: (name) => ofGame().getItem(name),
      put: (name, text) => ofGame().setItem(name, text),
      remove: (name) => ofGame().removeItem(name),
    },

    /** Whether this tab can keep the running game for itself. */
    canOwn: found !== null && tab !== null,

    /** Whether it does: then no other page can read it, and it is over when the tab is closed. */
    get owns() {
      return isOwn();
    },

    /** Moves the game under this name to the tab, or back; whether that could be done. Until it is there it stays here. */
    own(name, now) {
      if (tab === null || !this.canOwn || now === isOwn()) return this.canOwn;
      const [from, to] = now ? [place, tab] : [tab, place];
      try {
        const text = from.getItem(name);
        if (text !== null) to.setItem(name, text);
        if (to.getItem(name) !== text) throw new Error("it is not kept");
        if (now) tab.setItem(OWN, "yes");
        else tab.removeItem(OWN);
        from.removeItem(name);
        return true;
      } catch {
        if (now !== isOwn()) to.removeItem(name);
        return false;
      }
    },

    names: () => Array.from({ length: place.length }, (_, at) => place.key(at)),

    /** Asks the browser, once, not to clear what is kept when it needs room. */
    persist() {
      if (asked || found === null) return;
      asked = true;
      // Some browsers ask the people in front of them; whatever they answer, the game goes on.
      navigator.storage?.persist?.().catch(() => {});
    },
  };
})();
