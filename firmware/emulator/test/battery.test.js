// The battery of the board that has one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Confidant, deviceOf } from '../confidant/companion.js';
import { NEW_GAME, X_MOVES, play } from '../confidant/keys.js';
import { hashOf, hostHashes, watchPictures } from '../confidant/pictures.js';

/** What the companion was told last: `[percent, charging]`. */
function told(device) {
  const { detail } = device.trail.of('battery').at(-1);
  return [detail & 0xff, detail >> 8 === 1];
}

test('picosystem: a low battery lights the red light, a good one does not', () => {
  for (const [millivolts, lit] of [[3300, true], [3900, false]]) {
    const device = deviceOf('picosystem', { millivolts });
    device.run(12_000);
    assert.equal(device.lamp('red'), lit, `${millivolts} mV`);
  }
});

test('picosystem: the level follows the voltage, and never leaves 0 to 100', () => {
  const levels = [2500, 3200, 3450, 3650, 3850, 4050, 4300].map((millivolts) => told(deviceOf('picosystem', { millivolts }))[0]);
  assert.deepEqual(levels, [...levels].sort((a, b) => a - b));
  assert.deepEqual([levels[0], levels.at(-1)], [0, 100]);
  assert.ok(new Set(levels).size >= 6);
});

test('picosystem: a battery that empties in mid-game is told, as is its charger, with the same pictures as on the host', () => {
  const device = new Confidant({ board: 'picosystem' });
  const hashes = watchPictures(device);
  device.settle();
  play(device, `${NEW_GAME} ${X_MOVES}`);
  const before = hashOf(device.seen());
  device.setBattery(3300);
  device.run(12_000);
  assert.deepEqual([told(device)[0] < 10, told(device)[1], device.lamp('red')], [true, false, true]);
  assert.notEqual(hashOf(device.seen()), before, 'the table is told');
  device.setCharger('charging');
  device.run(12_000);
  assert.equal(told(device)[1], true);
  assert.equal(device.lamp('red'), false, 'while it is charged all is well');
  device.settle();
  assert.deepEqual(hashes, hostHashes(device.trail.log));
});

test('picosystem: only a charger that has power and works is told, at the start and when that changes', () => {
  // Without power its status pin is low, as while it works.
  for (const state of ['absent', 'charging', 'full']) {
    const device = new Confidant({ board: 'picosystem' });
    device.setCharger(state);
    device.settle();
    assert.equal(told(device)[1], state === 'charging', `${state} at the start`);
  }
  const device = deviceOf('picosystem', { millivolts: 3300 });
  for (const state of ['charging', 'absent', 'full', 'charging', 'full', 'absent']) {
    device.setCharger(state);
    device.run(12_000);
    assert.deepEqual([told(device)[1], device.lamp('red')], [state === 'charging', state !== 'charging'], state);
  }
});

test('pico-lcd-1-3: a battery that is not there is not mentioned', () => {
  const device = deviceOf('pico-lcd-1-3');
  device.run(25_000);
  assert.equal(device.trail.of('battery').length, 0);
});
