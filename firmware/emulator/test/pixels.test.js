// The same inputs give the same pixels on the device and on the host, picture by picture.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { Confidant, deviceOf, programOf } from '../confidant/companion.js';
import { DETECTIVE_MOVES, END_GAME, MENU, NEW_GAME, X_MOVES, play, playToTheEnd } from '../confidant/keys.js';
import { hashOf, hostHashes, keepScreen, watchPictures } from '../confidant/pictures.js';

const TOUR = `${NEW_GAME} ${X_MOVES} x right down left b ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES}
  a +y 800 left right down -y
  ${MENU} down a b ${MENU} down down a b ${MENU} down down down a right right b
  ${MENU} down down down down a                  # home
  x a b down a down a b down a b down a b b   # More and all below it`;

/** The keys that choose a language from the home screen, and come back to it. */
const LANGUAGES = { English: '', French: 'x down a down a b', German: 'x down a down down a b' };

/** A device that keeps the hash of every picture from its first one on. */
function watched(board) {
  const device = new Confidant({ board });
  const hashes = watchPictures(device);
  device.settle();
  return { device, hashes };
}

function compare(device, hashes) {
  const host = hostHashes(device.trail.log);
  assert.equal(hashes.length, host.length, 'as many pictures here as there');
  hashes.forEach((hash, i) => assert.equal(hash, host[i], `picture ${i + 1} of ${host.length}`));
  assert.equal(device.resets + device.chip.faults, 0);
}

for (const board of BOARDS) {
  const homes = new Map();
  for (const [language, keys] of Object.entries(LANGUAGES)) {
    test(`${board}: a tour through the screens in ${language}`, () => {
      const { device, hashes } = watched(board);
      play(device, keys);
      homes.set(language, hashOf(device.seen()));
      play(device, TOUR);
      assert.ok(new Set(hashes).size > 30, 'the tour sees many screens');
      compare(device, hashes);
    });
  }

  test(`${board}: the languages are three`, () => {
    assert.equal(new Set(homes.values()).size, 3);
  });

  test(`${board}: a whole game, then the wipe`, () => {
    const { device, hashes } = watched(board);
    play(device, NEW_GAME);
    playToTheEnd(device, (round) => { if (round === 3) keepScreen(device, `${board}-table`); });
    keepScreen(device, `${board}-result`);
    assert.ok(device.trail.of('stored').length > 15, 'it was a game of some rounds');
    play(device, `${END_GAME} 2500`);
    keepScreen(device, `${board}-put-away`);
    assert.ok(device.journal().every((byte) => byte === 0xff), 'the journal is blank');
    const start = `INFO  start of ${programOf(board).version} on ${board}: None`;
    assert.deepEqual(device.log(), [start], 'nothing of the game was logged');
    compare(device, hashes);
  });

  test(`${board}: a game that is ended by the menu leaves a blank journal`, () => {
    const device = deviceOf(board);
    play(device, `${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES}`);
    assert.ok(device.journal().some((byte) => byte !== 0xff));
    play(device, `${END_GAME} 2000`);
    assert.ok(device.journal().every((byte) => byte === 0xff));
    assert.equal(device.resets, 0, 'the watchdog was fed during the wipe');
  });
}
