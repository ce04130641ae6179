// Keys: bounce, two at once, two pins for one key, light and sound.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from '../src/firmware.js';
import { play } from '../src/script.js';
import { NEW_GAME } from './support.js';

/** Presses and releases since the last call, as `+4` and `-4`. */
function events(device) {
  const { inputs } = device.trail;
  const told = inputs.splice(0).filter(({ kind }) => kind === 'press' || kind === 'release');
  return told.map(({ kind, detail }) => `${kind === 'press' ? '+' : '-'}${detail}`).join(' ');
}

test('a key that bounces at both ends is pressed once and released once', () => {
  const device = deviceOf('pico-lcd-1-3');
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

test('a key acts on its first edge: the companion is told within a millisecond', () => {
  const device = deviceOf('picosystem');
  device.run(500);
  device.trail.inputs.length = 0;
  const pressed = device.nanos;
  device.press('down');
  device.run(50);
  const [press] = device.trail.inputs;
  assert.equal(press.kind, 'press');
  assert.ok(press.nanos - pressed < 1e6, `${press.nanos - pressed} ns`);
});

test('two keys at once: each has its own press and release', () => {
  const device = deviceOf('pico-lcd-1-3');
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

test('all keys at once', () => {
  const device = deviceOf('picosystem');
  events(device);
  const keys = Object.keys(device.board.keys);
  keys.forEach((key) => device.press(key));
  device.run(400);
  keys.forEach((key) => device.release(key));
  device.run(400);
  assert.equal(events(device).split(' ').sort().join(' '), '+0 +1 +2 +3 +4 +5 +6 +7 -0 -1 -2 -3 -4 -5 -6 -7');
});

test('the stick press is A, and both together are one A', () => {
  const device = deviceOf('pico-lcd-1-3');
  events(device);
  play(device, 'stick');
  assert.equal(events(device), '+4 -4');
  play(device, '+a +stick -a -stick');
  assert.equal(events(device), '+4 -4');
});

test('a press during the erasing of a sector is not lost', () => {
  const device = deviceOf('picosystem');
  play(device, `${NEW_GAME} +b 900 -b up a`);
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

test('idle: the light dims, then goes out; a key wakes it and does nothing else', () => {
  const device = deviceOf('pico-lcd-1-3');
  const shown = device.panel.picture();
  const full = device.light;
  assert.ok(device.run(600_000, () => device.light < full), 'it dims');
  assert.ok(device.light > 0, 'dim is not dark');
  const dimmed = device.millis;
  assert.ok(device.run(600_000, () => device.light === 0), 'it goes out');
  assert.ok(device.millis > dimmed + 1000);
  assert.equal(device.seen(), null);
  play(device, 'down');
  assert.equal(device.light, full, 'it is awake');
  assert.deepEqual(device.panel.picture(), shown, 'and nothing else happened');
  play(device, 'down');
  assert.notDeepEqual(device.panel.picture(), shown, 'now the key acts');
});

test('a refusal or an entry makes a sound, and silence follows', () => {
  const device = deviceOf('picosystem');
  play(device, 'a a x a');
  device.run(1000);
  assert.ok(device.notes.some(({ hertz }) => hertz > 200 && hertz < 5000));
  assert.equal(device.notes.at(-1).hertz, 0);
});
