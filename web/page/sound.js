"use strict";
// The buzzer: short soft tones. A browser lets a page sound only after the first key or click. Whether there are any, the
// companion's own switch decides.

const Sound = (() => {
  /** What the companion's volumes, from 0, make of a tone. */
  const VOLUMES = [0, 0.4, 1, 2];
  /** By tone: how loud it is at the middle volume, and its notes as [hertz, start, length] in seconds. */
  const TONES = {
    click: [0.03, [1319, 0, 0.03]],
    done: [0.06, [784, 0, 0.07], [1047, 0.07, 0.11]],
    refused: [0.07, [233, 0, 0.09], [208, 0.1, 0.14]],
    notice: [0.08, [659, 0, 0.12], [880, 0.12, 0.12], [1175, 0.24, 0.26]],
    time: [0.09, [988, 0, 0.09], [988, 0.18, 0.09], [988, 0.36, 0.2]],
    end: [0.08, [523, 0, 0.16], [659, 0.16, 0.16], [784, 0.32, 0.16], [1047, 0.48, 0.5]],
  };

  let context = null;

  return {
    /** Called with a person's own press, when a browser lets sound begin. */
    wake() {
      const Context = window.AudioContext || window.webkitAudioContext;
      if (!Context) return;
      context ??= new Context();
      if (context.state === "suspended") context.resume().catch(() => {});
    },

    play(tone, volume) {
      if (!(tone in TONES) || !context || context.state !== "running") return;
      const [middle, ...notes] = TONES[tone];
      const loudness = middle * VOLUMES[volume];
      if (!(loudness > 0)) return;
      for (const [hertz, start, length] of notes) {
        const from = context.currentTime + start;
        const wave = context.createOscillator();
        const level = context.createGain();
        wave.type = "triangle";
        wave.frequency.value = hertz;
        level.gain.setValueAtTime(0, from);
        level.gain.linearRampToValueAtTime(loudness, from + 0.006);
        level.gain.exponentialRampToValueAtTime(0.0001, from + length);
        wave.connect(level).connect(context.destination);
        wave.start(from);
        wave.stop(from + length + 0.02);
      }
    },
  };
})();
