// Key scripts for whoever plays them again in JavaScript: the emulated device and the page.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('./', import.meta.url);

/** The names of all scripts. */
export function scripts() {
  return readdirSync(folder).filter((name) => name.endsWith('.keys')).map((name) => name.slice(0, -5)).sort();
}

/** The path of a script. */
export function fileOf(name) { return fileURLToPath(new URL(`${name}.keys`, folder)); }

/** The lines of a script. */
export function linesOf(name) { return readFileSync(fileOf(name), 'utf8').split('\n'); }

/** The first word of a line: what is done. */
export const firstWord = (line) => line.trim().split(' ')[0];

/** How far a puzzle in the making is after the key that asks for it, no two bodies agree. */
const MAKING = [{ before: /^reads "Making a puzzle"$/ }, { before: /^wait 60s$/ }];

/** Pictures that cannot be the same, from the line that leads to them to the last one that looks at them, or just before a line. */
const ASIDE = {
  // An appearance grows.
  'a-station-is-chosen-on-a-rose': [{ from: /^reads "All will see you at 46"$/, to: /^records 9$/ }],
  // What is held fills, and is told as soon as it is full; then the clock has the time that the arms of the rose have left.
  'the-clock-runs-down-pauses-and-is-turned-back': [{ from: /^wait 1250ms$/, to: /^reads "1:2"$/ }],
  // The seal is drawn from chance, and that is not the same on both.
  'a-whole-set-up-by-keys': [{ from: /^press Right$/, to: /^wait 500ms$/ }],
  // The seal again, and where the pawns begin.
  'scotland-yard-the-beginners-game-is-set-up': [{ from: /^lacks "easy"$/, to: /^reads "1\/13"$/ }],
  // The first events, and the signs of their proof.
  'tiny-epic-clock-an-entered-time-track-is-kept': [{ from: /^press X$/, to: /^reads "End and erase/ }, { from: /^press B A$/, to: /^reads "Resume"$/ }],
  'tiny-epic-clock-the-board-is-asked-for-once': [{ from: /^press X$/, to: /^reads "Resume"$/ }],
  'tiny-epic-crimes-everything-by-keys': [{ from: /^reads "With Confidant/, to: /^# It is still/ }],
  // A puzzle's number begins anywhere.
  'schinderhannes-a-new-puzzle': MAKING,
  'schinderhannes-the-next-puzzle': MAKING,
  // How far the judging of every move is, no two bodies agree.
  'scotland-yard-what-decided-it': [{ from: /^press Up A$/, to: /^lacks "Better"$/ }],
  // How long somebody took for the puzzle.
  'schinderhannes-a-printed-puzzle': [{ from: /^until /, to: /^outcome solved$/ }],
};

/** Whether the picture after a line cannot be compared. */
export function isAside(name, lines, line) {
  return (ASIDE[name] ?? []).some(({ from, to, before }) => {
    if (before) return before.test(lines[line] ?? '');
    const first = lines.findLastIndex((text) => from.test(text));
    return line - 1 >= first && line - 1 <= first + lines.slice(first).findIndex((text) => to.test(text));
  });
}

/** What `script-deeds` told, as the words of its lines. */
export function deedsIn(told) { return told.split('\n').filter(Boolean).map((line) => line.split(' ')); }

/** FNV-1a over a picture as its bytes go to the panel. */
export function hashOf(picture) {
  // 64 bits in two halves: BigInt would take most of the tests' time.
  let [high, low] = [0xcbf29ce4, 0x84222325];
  const step = (byte) => {
    low = (low ^ byte) >>> 0;
    // times 2^40 + 0x1b3
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  };
  for (const pixel of picture) {
    step(pixel >> 8);
    step(pixel & 0xff);
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
