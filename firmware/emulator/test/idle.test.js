// What is not the picture: light when nobody plays, and sound.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { deviceOf } from '../confidant/companion.js';
import { NEW_GAME, ROUND, play } from '../confidant/keys.js';

for (const board of BOARDS) {
  test(`${board}: the light dims, then goes out; a key wakes it and does nothing else`, () => {
    const device = deviceOf(board);
    const shown = device.panel.picture();
    const full = device.light;
    assert.ok(device.run(600_000, () => device.light < full), 'it dims');
    assert.ok(device.light > 0, 'dim is not dark');
    const dimmed = device.millis;
    assert.ok(device.run(600_000, () => device.light === 0), 'it goes out');
    assert.ok(device.millis > dimmed + 1000);
    assert.equal(device.seen(), null);
    device.run(500);
    assert.equal(device.panel.awake, false, 'the panel sleeps in the dark');
    play(device, 'down');
    assert.equal(device.light, full, 'it is awake');
    assert.deepEqual(device.panel.picture(), shown, 'and nothing else happened');
    play(device, 'down');
    assert.notDeepEqual(device.panel.picture(), shown, 'now the key acts');
  });

  test(`${board}: entries make sounds, and silence follows; muted, the same game makes none`, () => {
    const device = deviceOf(board);
    play(device, NEW_GAME);
    play(device, ROUND);
    device.run(1000);
    assert.ok(device.notes.some(({ hertz }) => hertz > 200 && hertz < 5000));
    assert.equal(device.notes.at(-1).hertz, 0);

    const muted = deviceOf(board);
    // More, settings, the row of the sound, off; back home.
    play(muted, 'x down down a down down left left b b');
    muted.run(1000);
    const before = muted.notes.length;
    play(muted, NEW_GAME);
    play(muted, ROUND);
    muted.run(1000);
    assert.equal(muted.trail.of('stored').length, device.trail.of('stored').length + 1, 'the same entries, and the settings');
    assert.equal(muted.notes.length, before, 'not a sound');
  });

  test(`${board}: three volumes are three parts of a wave; what sets one is heard at it`, () => {
    const device = deviceOf(board);
    play(device, 'x down down a down down');
    const heard = (keys) => {
      play(device, keys);
      device.run(200);
      return device.notes.findLast(({ hertz }) => hertz > 0).duty;
    };
    const near = (duty, part) => assert.ok(Math.abs(duty - part) < 0.005, `${duty} for ${part}`);
    near(heard('left'), 1 / 32);
    near(heard('right'), 1 / 8);
    near(heard('right'), 1 / 2);
    near(heard('right'), 1 / 2);
  });
}
