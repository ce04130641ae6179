// node confidant/compare.js FOLDER WORD...: presses keys on the emulated Pico, from its first start on, and compares its
// pictures with those of another device, which were written to FOLDER at the words `=NAME` (`cargo xtask pico2`).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIDE } from '../src/index.js';
import { Confidant, flashOf } from './companion.js';
import { play } from './keys.js';

/** Rows of the self-test with the name of the board. */
const NAMED = { name: 'self-test', rows: [40, 58] };

const [folder, ...words] = process.argv.slice(2);
const device = new Confidant({ board: 'pico-lcd-1-3', flash: flashOf('pico-lcd-1-3') });
device.settle();

/** How many pixels differ. */
function differing(name) {
  const bytes = readFileSync(join(folder, `${name}.raw`));
  const other = new Uint16Array(bytes.buffer, bytes.byteOffset, SIDE * SIDE);
  const [from, to] = name === NAMED.name ? NAMED.rows.map((row) => row * SIDE) : [0, 0];
  return device.panel.content().filter((pixel, i) => pixel !== other[i] && (i < from || i >= to)).length;
}

let different = 0;
for (const word of words) {
  if (word.startsWith('=')) {
    const count = differing(word.slice(1));
    console.log(`${word.slice(1)}: ${count === 0 ? 'the same picture' : `${count} pixels differ`}`);
    different += count;
  } else if (word === 'power') {
    device.powerCycle();
    device.settle();
  } else play(device, word);
}
process.exitCode = different > 0 ? 1 : 0;
