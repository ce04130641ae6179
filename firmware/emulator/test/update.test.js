// The way to a new program: from home to boot mode, when no game runs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS, boards } from '../confidant/boards.js';
import { deviceOf } from '../confidant/companion.js';
import { LAST_OF_MENU, NEW_GAME, play } from '../confidant/keys.js';
import { keepScreen } from '../confidant/pictures.js';

/** From home to the last row of what is more. */
const UPDATE = 'x up a';

for (const board of BOARDS) {
  test(`${board}: the row for a new program says what to do, and a key goes to boot mode, in the dark`, () => {
    const device = deviceOf(board);
    play(device, UPDATE);
    keepScreen(device, `${board}-update`);
    assert.equal(device.trail.stage, 'telling');
    play(device, 'b');
    assert.ok(!device.chip.inBootMode && device.trail.stage === 'waiting', 'B goes back');
    play(device, 'a');
    device.press('a');
    device.run(100);
    assert.ok(device.chip.inBootMode);
    assert.equal(device.light, 0);
    assert.equal(device.chip.bootLamp, 1 << boards[board].activity, 'a light of the board blinks while a file is written');
    device.run(5000);
    assert.equal(device.resets, 0, 'it stays there');
  });

  test(`${board}: while a game runs there is no way to boot mode`, () => {
    const device = deviceOf(board);
    // Out of the game by the menu.
    play(device, `${NEW_GAME} ${LAST_OF_MENU} up a ${UPDATE} a 200`);
    assert.ok(!device.chip.inBootMode);
    assert.equal(device.trail.stage, 'waiting');
  });
}
