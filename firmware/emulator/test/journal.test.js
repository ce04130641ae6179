// The longest journals that there can be, written by the host's store and read by the device.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { Confidant } from '../confidant/companion.js';
import { flashWithJournal } from '../confidant/journals.js';
import { END_GAME, MENU, NEW_GAME, X_MOVES, play } from '../confidant/keys.js';
import { hostHashes, keepScreen, watchPictures } from '../confidant/pictures.js';

const FULL = 0;

/** A device with such a journal, at its home screen, and the hash of each picture from then on. */
function withJournal(board, which) {
  const device = new Confidant({ board, flash: flashWithJournal(board, which) });
  const hashes = watchPictures(device);
  device.settle();
  return { device, hashes };
}

/** Switches it off and on; the records that are found then. */
function foundAgain(device) {
  device.powerCycle();
  device.settle();
  return device.loaded();
}

for (const board of BOARDS) {
  test(`${board}: a full journal: the next entry is refused, nothing is lost, and the game can still be ended`, () => {
    const { device, hashes } = withJournal(board, 'full');
    const records = device.loaded();
    assert.ok(records.length > 2000, `${records.length} records`);
    play(device, 'a a');
    keepScreen(device, `${board}-journal-full`);
    assert.deepEqual(device.trail.of('store-failed').map(({ detail }) => detail), [FULL]);
    assert.deepEqual(hashes, hostHashes(device.trail.log));
    play(device, 'b');
    assert.deepEqual(foundAgain(device), records, 'every record is there');
    play(device, `a ${END_GAME} 2500`);
    assert.ok(device.journal().every((byte) => byte === 0xff), 'the game was ended and wiped');
    play(device, `${NEW_GAME} ${X_MOVES}`);
    assert.equal(foundAgain(device).length, 2, 'and there is room for a new one');
    assert.equal(device.resets + device.chip.faults, 0);
  });

  test(`${board}: an entry of the longest journal is corrected by agreement, by a replay`, () => {
    const { device, hashes } = withJournal(board, 'longest');
    const records = device.loaded().length;
    // Go on after the pause; choose the last entry, and all agree.
    play(device, `a a ${MENU} a a`);
    device.press('a');
    device.run(1300);
    device.release('a');
    device.run(500);
    assert.equal(device.trail.of('stored').length, 2);
    assert.deepEqual(hashes, hostHashes(device.trail.log));
    assert.equal(foundAgain(device).length, records + 2);
  });
}
