// The same inputs give the same pixels on the device and on the host, picture by picture.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf, testedFlashOf } from '../src/firmware.js';
import { Device } from '../src/device.js';
import { play } from '../src/script.js';
import { BOARDS, DETECTIVE_MOVES, END_GAME, NEW_GAME, X_MOVES, hashOf, hostHashes, keepScreen, watchPictures } from './support.js';

const TOUR = `${NEW_GAME} ${X_MOVES} x right down left b ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES}
  a +y 800 left right down -y
  +b 900 -b down a b +b 900 -b down down a b +b 900 -b down down down a right right b
  +b 900 -b down down down down a                # home
  up a a b down a down a b down a b down a b b   # More and all below it`;

function compare(device, pictures) {
  const host = hostHashes(device.trail.log);
  assert.equal(pictures.length, host.length, 'as many pictures here as there');
  pictures.forEach((picture, i) => assert.equal(hashOf(picture), host[i], `picture ${i + 1} of ${host.length}`));
}

for (const board of BOARDS) {
  test(`${board}: a tour through the screens`, () => {
    const device = new Device({ board, flash: testedFlashOf(board) });
    const pictures = watchPictures(device);
    device.settle();
    play(device, TOUR);
    assert.ok(new Set(pictures.map(hashOf)).size > 30, 'the tour sees many screens');
    compare(device, pictures);
    assert.equal(device.resets + device.chip.faults, 0);
  });
}

test('a whole game, then the wipe', () => {
  const device = new Device({ board: 'pico-lcd-1-3', flash: testedFlashOf('pico-lcd-1-3') });
  const pictures = watchPictures(device);
  device.settle();
  play(device, NEW_GAME);
  const entries = () => device.trail.inputs.filter((input) => input.kind === 'stored').length;
  let [before, rounds] = [-1, 0];
  for (; entries() > before && rounds < 30; rounds += 1) {
    before = entries();
    play(device, `${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} a`);
    if (rounds === 3) keepScreen(device, 'table');
  }
  keepScreen(device, 'result');
  assert.ok(rounds < 30, 'the game comes to its end');
  assert.ok(entries() > 15, 'it was a game of some rounds');
  play(device, `${END_GAME} 2500`);
  keepScreen(device, 'put-away');
  assert.ok(device.chip.flashBytes().subarray(0x1e0000, 0x1f0000).every((byte) => byte === 0xff), 'the journal is blank');
  compare(device, pictures);
});

test('a game that is ended by the menu leaves a blank journal', () => {
  const device = deviceOf('picosystem');
  play(device, `${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES}`);
  const journal = () => device.chip.flashBytes().subarray(0x1e0000, 0x1f0000);
  assert.ok(journal().some((byte) => byte !== 0xff));
  play(device, `${END_GAME} 2000`);
  assert.ok(journal().every((byte) => byte === 0xff));
  assert.equal(device.resets, 0, 'the watchdog was fed during the wipe');
});
