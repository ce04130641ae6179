"use strict";
// Read aloud: what the whole table may hear, by a voice of this machine. A voice that is not would send the text away. The
// companion says what of an open page that is; while anything is held open there is silence.

const Aloud = (() => {
  /** Under which name it is kept that it is wanted. */
  const NAME = "confidant.aloud";
  const PATIENCE = 1000;
  const speech = window.speechSynthesis;

  let on = false;
  /** The lines of the last open page, and the last second that was told. */
  let lines = [];
  let second = -1;

  /** A voice of this machine in the language of the device, if one is installed. */
  const voice = () => speech.getVoices().find(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === LANGUAGE);

  /** Voices may come only after they were asked for. */
  async function findVoice() {
    if (speech.getVoices().length === 0) {
      await new Promise((resolve) => {
        speech.addEventListener("voiceschanged", resolve, { once: true });
        setTimeout(resolve, PATIENCE);
      });
    }
    return voice();
  }

  function say(words) {
    const found = on && words ? voice() : undefined;
    if (!found) return;
    const saying = new SpeechSynthesisUtterance(words);
    saying.voice = found;
    saying.lang = found.lang;
    speech.speak(saying);
  }

  function keep() {
    try {
      if (on) Store.put(NAME, "yes");
      else Store.remove(NAME);
    } catch { /* then the next page begins in silence */ }
  }

  return {
    possible: Boolean(speech),

    get on() {
      return on;
    },

    /** As it was last time. */
    begin() {
      try {
        on = this.possible && Store.get(NAME) === "yes";
      } catch {
        on = false;
      }
    },

    /** Switches it; whether that could be done: not without a voice. */
    async toggle() {
      if (!on && !await findVoice()) return false;
      on = !on;
      keep();
      if (on) say(lines.join(". "));
      else this.hush();
      return true;
    },

    /** An open page: what is new on it is said. None leaves the last one as it was. */
    page(text) {
      if (!text) return;
      const now = text.split("\n");
      const before = lines;
      lines = now;
      say(now.filter((line) => !before.includes(line)).join(". "));
    },

    /** The last seconds of a turn, each once. */
    seconds(left) {
      if (left > 0 && left !== second) say(String(left));
      second = left;
    },

    hush: () => speech?.cancel(),
  };
})();
