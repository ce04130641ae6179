// New puzzles of Schinderhannes on the device: how they are asked for by keys, and how long they take.

import { play } from './keys.js';

/** The grades, and how often the row is turned right to come to them. */
const TURNS = { rules: 4, logic: 0, one: 1, few: 2, many: 3 };
export const GRADES = Object.keys(TURNS);

const MS = 1e6;

/** From home to the number of a puzzle of this grade. On a device that has made none it is 1. */
export function askFor(device, grade) {
  play(device, `a down down down down a down down down down ${'right '.repeat(TURNS[grade])} a`);
}

/** Whether a puzzle is in the making: the device works at every moment. */
export function isMaking(device) {
  const { kind, nanos } = device.trail.inputs.at(-1);
  return kind === 'tick' && device.nanos - nanos < 50 * MS;
}

/** Begins to make the puzzle that was asked for. */
export function beginToMake(device) {
  device.press('a');
  device.run(30);
  device.release('a');
  device.run(30);
  if (!isMaking(device)) throw new Error('nothing is being made');
}

/** Waits until the puzzle is made; milliseconds since it was begun. */
export function made(device, longest = 60_000) {
  const begun = device.trail.of('press').at(-1).nanos;
  while (isMaking(device)) {
    if (device.nanos - begun > longest * MS) throw new Error('no puzzle is made');
    device.run(20);
  }
  device.settle();
  return (device.trail.of('tick').at(-1).nanos - begun) / MS;
}

/** Breaks a puzzle off after this many milliseconds and begins it again, for each of these times. */
export function breakOff(device, times) {
  for (const millis of times) {
    device.run(millis);
    device.press('b');
    device.run(60);
    device.release('b');
    device.run(60);
    if (isMaking(device)) throw new Error('it is not broken off');
    beginToMake(device);
  }
}
