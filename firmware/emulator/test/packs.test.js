// Own boxes: the UF2 of a pack alone, put on a device that has its program and a saved game.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { afterBootMode } from '../src/index.js';
import { BOARDS } from '../confidant/boards.js';
import { Confidant, JOURNAL, knownFlashOf } from '../confidant/companion.js';
import { play } from '../confidant/keys.js';
import { hostHashes, keepScreen, watchPictures } from '../confidant/pictures.js';
import { hostTool } from '../confidant/tools.js';

/** Where the packs lie (memory.x), and how long each place is. */
const PACKS = [0x1d0000, 0x1e0000];
const PLACE = 0x4000;
/** From what is new, by home, to the list of boxes. */
const MY_BOXES = 'a 500 x down down a up up a';

/** The UF2 file of the pack with a game's shipped values. */
function packOf(game) {
  const text = hostTool('casefile', ['pack', 'export', game], { encoding: 'utf8' });
  const file = join(mkdtempSync(join(tmpdir(), 'packs-')), `${game}.uf2`);
  hostTool('casefile', ['pack', 'build', '-', '-o', file], { input: text });
  return readFileSync(file);
}

for (const board of BOARDS) {
  test(`${board}: a pack is dragged onto the board, listed, and erased; program and saves stay`, () => {
    const before = knownFlashOf(board);
    const flash = afterBootMode(before, packOf('tatort-themse'));
    const outside = (bytes) => Buffer.concat([bytes.subarray(0, PACKS[0]), bytes.subarray(PACKS[1])].map((part) => Buffer.from(part)));
    assert.ok(outside(flash).equals(outside(before)), 'nothing else is touched');
    const device = new Confidant({ board, flash });
    const hashes = watchPictures(device);
    device.settle();
    play(device, MY_BOXES);
    keepScreen(device, `${board}-my-boxes`);
    assert.deepEqual(hashes, hostHashes(device.trail.log), 'it shows what the host shows');
    // The tin is the second; then the question.
    play(device, 'down x a 3000');
    assert.ok(device.chip.rp2040.flash.subarray(PACKS[0], PACKS[0] + PLACE).every((byte) => byte === 0xff), 'it is erased');
    assert.ok(Buffer.from(device.journal()).equals(Buffer.from(before.slice(...JOURNAL))), 'the journal is as it was');
    assert.equal(device.resets + device.chip.faults, 0);
  });
}
