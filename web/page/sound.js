"use strict";
// The buzzer: short soft tones. A browser lets a page sound only after the first key or click. Whether there are any, the
// companion's own switch decides.

const Sound = (() => {
  // Number of the tone: notes as [hertz, start, length] in seconds.
  const NOTES = [
    [],
    [[1319, 0, 0.03]],
    [[784, 0, 0.07], [1047, 0.07, 0.11]],
    [[233, 0, 0.09], [208, 0.1, 0.14]],
    [[659, 0, 0.12], [880, 0.12, 0.12], [1175, 0.24, 0.26]],
    [[988, 0, 0.09], [988, 0.18, 0.09], [988, 0.36, 0.2]],
    [[523, 0, 0.16], [659, 0.16, 0.16], [784, 0.32, 0.16], [1047, 0.48, 0.5]],
  ];
  const LOUDNESS = [0, 0.03, 0.06, 0.07, 0.08, 0.09, 0.08];

  let context = null;

  return {
    /** Called with a person's own press, when a browser lets sound begin. */
    wake() {
      const Context = window.AudioContext || window.webkitAudioContext;
      if (!Context) return;
      context ??= new Context();
      if (context.state === "suspended") context.resume().catch(() => {});
    },

    play(tone) {
      if (!context || context.state !== "running") return;
      for (const [hertz, start, length] of NOTES[tone] || []) {
        const from = context.currentTime + start;
        const wave = context.createOscillator();
        const level = context.createGain();
        wave.type = "triangle";
        wave.frequency.value = hertz;
        level.gain.setValueAtTime(0, from);
        level.gain.linearRampToValueAtTime(LOUDNESS[tone], from + 0.006);
        level.gain.exponentialRampToValueAtTime(0.0001, from + length);
        wave.connect(level).connect(context.destination);
        wave.start(from);
        wave.stop(from + length + 0.02);
      }
    },
  };
})();
