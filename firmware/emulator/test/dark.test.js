// What runs while nobody looks: which clocks in sleep, how many cycles in the dark, and nothing at all after ten minutes of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { Confidant, deviceOf } from '../confidant/companion.js';
import { NEW_GAME, ROUND, play } from '../confidant/keys.js';

const MINUTE = 60_000;
const IN_SLEEP = ['io', 'pads', 'pwm', 'timer', 'watchdog'];

/** A device that has just gone dark. */
function darkened(board, options) {
  const device = deviceOf(board, options);
  assert.ok(device.run(5 * MINUTE, () => device.light === 0), 'it goes dark');
  device.run(500);
  return device;
}

for (const board of BOARDS) {
  test(`${board}: whenever the processor sleeps, five clocks run and no others`, () => {
    const device = deviceOf(board);
    const { chip } = device;
    assert.deepEqual(chip.gates.running, IN_SLEEP);
    const before = chip.sleptNanos.get('all') ?? 0;
    play(device, `${NEW_GAME} ${ROUND}`);
    device.run(3000);
    assert.equal(chip.sleptNanos.get('all') ?? 0, before, 'also while it plays');
  });

  test(`${board}: in the dark it wakes once a second, for a few thousand cycles`, () => {
    const device = darkened(board, { timing: 'modelled' });
    const [cycles, nanos] = [device.chip.cycles, device.chip.busyNanos];
    device.run(MINUTE);
    const [each, share] = [(device.chip.cycles - cycles) / 60, (device.chip.busyNanos - nanos) / (MINUTE * 1e6)];
    assert.ok(each > 100 && each < 20_000, `${each} cycles a second`);
    assert.ok(share < 0.0002, `${share} of the time`);
  });

  test(`${board}: after ten dark minutes everything stops, for as long as nobody comes; a key wakes it, and acts the next time`, () => {
    const device = darkened(board, { timing: 'modelled' });
    const shown = device.panel.content();
    const { chip } = device;
    device.run(9 * MINUTE);
    assert.ok(!chip.isDormant, 'not yet');
    assert.ok(device.run(2 * MINUTE, () => chip.isDormant));
    const { cycles } = chip;
    device.run(8 * 60 * MINUTE);
    assert.equal(chip.cycles, cycles, 'not a cycle in eight hours');
    const pressed = device.nanos;
    device.press('down');
    assert.ok(device.run(1000, () => device.light > 0), 'it is awake');
    assert.ok(device.nanos - pressed < 250e6, `after ${(device.nanos - pressed) / 1e6} ms`);
    device.release('down');
    // Nobody presses again before a key has bounced.
    device.run(100);
    device.settle();
    assert.deepEqual(device.seen(), shown, 'and shows what it showed');
    play(device, 'down');
    assert.notDeepEqual(device.seen(), shown, 'now the key acts');
    assert.equal(device.resets, 0);
  });

  test(`${board}: a spike at a key's pin does not light it, and it stops again`, () => {
    const device = darkened(board);
    device.run(11 * MINUTE);
    assert.ok(device.chip.isDormant);
    device.press('a');
    device.run(0.2);
    device.release('a');
    device.run(5000);
    assert.ok(device.chip.isDormant && device.light === 0);
    device.tap('a');
    assert.ok(device.light > 0, 'a real press does');
  });

  test(`${board}: a message that nobody reads goes dark and stops, too`, () => {
    const device = deviceOf(board);
    device.accident('badRead');
    device.run(14 * MINUTE);
    assert.ok(device.chip.isDormant && device.trail.stage === 'telling');
    play(device, 'a');
    assert.ok(device.light > 0 && device.trail.stage === 'telling', 'the first key only wakes');
    play(device, 'a');
    assert.equal(device.trail.stage, 'waiting');
  });

  test(`${board}: the panel is set up again at each waking, whatever happened to it in the dark`, () => {
    const device = darkened(board);
    const shown = device.panel.content();
    device.panel.reset();
    device.panel.slept = -Infinity;
    device.panel.memory.fill(0x1234);
    play(device, 'down');
    assert.deepEqual(device.seen(), shown);
  });

  test(`${board}: the panel's reset lasts a millisecond and more`, () => {
    const device = new Confidant({ board });
    device.settle();
    assert.ok(device.panel.lastReset >= 1e6, `${device.panel.lastReset} ns`);
  });

  test(`${board}: keys make no sound while a secret is held open`, () => {
    const device = deviceOf(board);
    play(device, `${NEW_GAME} ${ROUND} +y 800`);
    device.run(500);
    const before = device.notes.length;
    for (const key of ['left', 'down', 'up', 'b']) {
      device.press(key);
      device.run(60);
      device.release(key);
      device.run(60);
    }
    assert.equal(device.notes.length, before, 'not a sound');
  });
}
