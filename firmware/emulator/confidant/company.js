// Confidant at the table: games that it plays in, and how long it thinks.

import { play } from './keys.js';

/** The levels, how often a seat's row of "Who plays?" is turned right to come to them, and the most that a thought may take. */
export const LEVELS = { easy: [1, 300], medium: [2, 1500], hard: [3, 5000] };

const MS = 1e6;
/** A person's entry is stored within this many milliseconds, a move of Confidant's never. */
const A_PERSON = 100;
/** The longest that a move, or the moves of a turn, wait to be told once they are found. */
const LONGEST = 4900;

/** From home into a game in which Confidant is Mister X, up to the last key before it thinks. */
export function withMisterX(device, level) {
  const [turns] = LEVELS[level];
  play(device, `a a 450 down ${'right '.repeat(turns)} 450 a 450 a 500 a 700`);
}

/** The most that a turn of Tatort Themse may take. */
export const TURN = 2000;

/** From home into a game of Tatort Themse, whose printed cards it is asked about first, with Confidant as the second of three; chance decides who begins. */
export function withSleuth(device, level) {
  const [turns] = LEVELS[level];
  play(device, `a down a 450 a 600 down down ${'right '.repeat(turns)} 450 a 450 a 500 a 700`);
}

/** Presses A, which lets people question somebody, until Confidant has moved; milliseconds from the key to its move, and how many of them the core was busy. */
export function thought(device) {
  const stored = () => device.trail.of('stored');
  for (let keys = 0; keys < 9; keys += 1) {
    const before = stored().length;
    const [begun, busy] = [device.nanos, device.chip.busyNanos];
    device.press('a');
    device.run(30);
    device.release('a');
    // A person's entry is stored at once; Confidant does not rest until it knows its move, and tells it when its time is over.
    device.settle(20_000);
    const spent = (device.chip.busyNanos - busy) / MS;
    device.run(LONGEST);
    device.settle();
    const last = stored().at(-1)?.nanos ?? 0;
    if (stored().length > before && last - begun > A_PERSON * MS) return { millis: (last - begun) / MS, busy: spent };
  }
  throw new Error('it does not move');
}
