// node second/first-pictures.js BOARD,... PROGRAM [WORD...]: runs the UF2 file on each board on another emulator and compares the
// first picture with ours. The program takes UF2 BOARD WIRE after its words (`cargo xtask real-rom` and `rp2040-emu` see to it).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boards } from '../confidant/boards.js';
import { Confidant, flashOf } from '../confidant/companion.js';
import { firmwareFile } from '../confidant/tools.js';
import { Panel } from '../src/index.js';

/** What the other emulator sends to the panel: pairs of bytes, whether it is data, and the byte. */
function wireOf([program, ...words], board) {
  const folder = mkdtempSync(join(tmpdir(), 'confidant-'));
  try {
    const file = join(folder, 'wire');
    execFileSync(program, [...words, firmwareFile('uf2'), JSON.stringify(boards[board]), file], { stdio: 'inherit' });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many pixels of the two first pictures differ. */
function differences(board, wire) {
  const panel = new Panel(boards[board].panel.mounting);
  for (let at = 0; at + 1 < wire.length; at += 2) panel.receive(wire[at + 1], wire[at] === 1);
  const device = new Confidant({ board, flash: flashOf(board) });
  device.settle();
  const [theirs, ours] = [panel.picture(), device.seen()];
  if (theirs === null) throw new Error(`${board}: no picture on the other emulator`);
  return ours.filter((pixel, i) => pixel !== theirs[i]).length;
}

const [names, ...program] = process.argv.slice(2);
for (const board of names.split(',')) {
  const different = differences(board, wireOf(program, board));
  if (different > 0) throw new Error(`${board}: ${different} pixels of the first picture differ`);
  console.log(`${board}: the first picture is the same, pixel for pixel`);
}
