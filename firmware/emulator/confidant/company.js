// Confidant at the table of Scotland Yard: a game that it plays as Mister X, and how long it thinks.

import { play } from './keys.js';

/** The levels, how often the seat's row is turned right to come to them, and the most that a thought may take. */
export const LEVELS = { easy: [1, 300], medium: [2, 1500], hard: [3, 5000] };

const MS = 1e6;

/** From home into a game in which Confidant is Mister X, up to the last key before it thinks. */
export function withMisterX(device, level) {
  const [turns] = LEVELS[level];
  play(device, `a a up a ${'right '.repeat(turns)} b x 500 a 200`);
}

/** Begins the thought; milliseconds until its move is stored. */
export function thought(device, longest = 20_000) {
  const stored = () => device.trail.of('stored').length;
  const before = stored();
  device.press('a');
  const begun = device.nanos;
  device.run(30);
  device.release('a');
  device.run(longest, () => stored() > before);
  if (stored() === before) throw new Error('it does not move');
  return (device.nanos - begun) / MS;
}
