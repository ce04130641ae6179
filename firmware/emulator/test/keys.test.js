// Keys: bounce, two at once, two pins for one key, presses in bad moments.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { deviceOf } from '../confidant/companion.js';
import { LAST_OF_MENU, NEW_GAME, play } from '../confidant/keys.js';
import { isSecret } from '../confidant/pictures.js';

/** Presses and releases since the last call, as `+4` and `-4`. */
function events(device) {
  const told = device.trail.inputs.splice(0).filter(({ kind }) => kind === 'press' || kind === 'release');
  return told.map(({ kind, detail }) => `${kind === 'press' ? '+' : '-'}${detail}`).join(' ');
}

for (const board of BOARDS) {
  test(`${board}: a key that bounces at both ends is pressed once and released once`, () => {
    const device = deviceOf(board);
    events(device);
    for (const end of [['press', 'release'], ['release', 'press']]) {
      // Five bounces within ten milliseconds, the first of them only 50 microseconds long.
      for (const micros of [50, 300, 900, 1500, 3000]) {
        device[end[0]]('down');
        device.run(micros / 1000);
        device[end[1]]('down');
        device.run(micros / 1000);
      }
      device[end[0]]('down');
      device.run(80);
    }
    assert.equal(events(device), '+1 -1');
  });

  test(`${board}: a spike is no press, and no release; neither are many of them`, () => {
    const device = deviceOf(board);
    events(device);
    const spikes = (there, back) => {
      for (const micros of [1, 40, 300, 900]) {
        device[there]('down');
        device.run(micros / 1000);
        device[back]('down');
        device.run(20);
      }
    };
    spikes('press', 'release');
    assert.equal(events(device), '');
    device.press('down');
    device.run(50);
    spikes('release', 'press');
    device.release('down');
    device.run(50);
    assert.equal(events(device), '+1 -1');
  });

  test(`${board}: a key acts soon after its first edge: the companion is told within two milliseconds`, () => {
    const device = deviceOf(board);
    device.run(500);
    device.trail.inputs.length = 0;
    const pressed = device.nanos;
    device.press('down');
    device.run(50);
    const [press] = device.trail.of('press');
    assert.ok(press.nanos - pressed < 2e6, `${press.nanos - pressed} ns`);
  });

  test(`${board}: two keys at once, each with its own press and release`, () => {
    const device = deviceOf(board);
    events(device);
    device.press('y');
    device.press('right');
    device.run(100);
    device.release('right');
    device.run(100);
    device.press('left');
    device.release('y');
    device.run(100);
    device.release('left');
    device.run(100);
    assert.equal(events(device).split(' ').sort().join(' '), '+2 +3 +7 -2 -3 -7');
  });

  test(`${board}: Y held and the stick together enter a move`, () => {
    const device = deviceOf(board);
    play(device, `${NEW_GAME} +y 800`);
    assert.ok(isSecret(device.seen()), 'Y alone opens the secret');
    const before = device.trail.of('stored').length;
    play(device, 'any');
    assert.ok(isSecret(device.seen()), 'it stays open while both are used');
    assert.equal(device.trail.of('stored').length, before, 'nothing is entered before the last choice');
    play(device, 'enter');
    assert.equal(device.trail.of('stored').length, before + 1, 'the move is entered');
    play(device, '-y');
    assert.ok(!isSecret(device.seen()));
  });

  test(`${board}: all keys at once`, () => {
    const device = deviceOf(board);
    events(device);
    const keys = Object.keys(device.board.keys);
    keys.forEach((key) => device.press(key));
    device.run(400);
    keys.forEach((key) => device.release(key));
    device.run(400);
    assert.equal(events(device).split(' ').sort().join(' '), '+0 +1 +2 +3 +4 +5 +6 +7 -0 -1 -2 -3 -4 -5 -6 -7');
  });

  test(`${board}: a press during the erasing of a sector is not lost`, () => {
    const device = deviceOf(board);
    play(device, `${NEW_GAME} ${LAST_OF_MENU} a`);
    let steps = 0;
    device.onFlashStep = ({ kind }) => {
      steps += kind === 'erase' ? 1 : 0;
      if (steps === 5) device.press('down');
    };
    events(device);
    play(device, 'a 2500');
    assert.ok(steps >= 16);
    assert.match(events(device), /\+1/);
  });
}

test('pico-lcd-1-3: the stick press is A, and both together are one A', () => {
  const device = deviceOf('pico-lcd-1-3');
  events(device);
  play(device, 'stick');
  assert.equal(events(device), '+4 -4');
  play(device, '+a +stick -a -stick');
  assert.equal(events(device), '+4 -4');
});
