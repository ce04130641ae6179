// Hang, panic, fault and stack overflow at any moment: the watchdog or the fault handler restarts the device, which
// says so and resumes the game.
//
// There is no hook in the firmware for this: the harness sends the core of the released program into a loop, into
// the panic handler, to an address where nothing is, or into code that fills the stack.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from '../src/device.js';
import { deviceOf, elfOf, testedFlashOf } from '../src/firmware.js';
import { play } from '../src/script.js';
import { seededBits } from '../src/standins.js';
import { BOARDS, DETECTIVE_MOVES, NEW_GAME, X_MOVES, hostHashes, hashOf, isSecret, keepScreen, loadedRecords } from './support.js';

/** Sends the core into a real panic: an index out of bounds. */
function panic(device, board) {
  const [, address] = [...elfOf(board).symbols].find(([name]) => name.includes('panic_bounds_check'));
  const { core, sramView } = device.chip.rp2040;
  // A place in a source file, as the compiler would give it, in memory that nobody uses.
  const place = 0x20000000 + 512;
  [0x10000100, 4, 1, 1].forEach((word, i) => sramView.setUint32(512 + 4 * i, word, true));
  core.registers.set([7, 3, place]);
  device.accident(address & ~1);
}

const ACCIDENTS = {
  hang: (device) => device.accident('hang'),
  'bad read': (device) => device.accident('badRead'),
  'stack overflow': (device) => device.accident('overflow'),
  panic,
};

for (const board of BOARDS) {
  for (const [name, happen] of Object.entries(ACCIDENTS)) {
    test(`${board}: ${name} while a secret is open`, () => {
      const device = deviceOf(board);
      play(device, `${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} a +y 800`);
      assert.ok(isSecret(device.seen()), 'a secret is open');
      const stored = device.trail.inputs.filter(({ kind }) => kind === 'stored').length;
      const begun = device.millis;
      happen(device, board);
      device.run(2300, () => device.resets > 0);
      assert.equal(device.resets, 1, 'it was restarted');
      const slow = name === 'hang' || name === 'stack overflow';
      assert.ok(slow ? device.millis - begun < 2100 : device.millis - begun < 5, `after ${device.millis - begun} ms`);
      assert.equal(device.light, 0, 'dark after the restart');
      const lights = device.lights.length;
      device.run(1000, () => device.lights.length > lights && device.light > 0);
      assert.ok(device.light > 0 && !isSecret(device.seen()), 'when the light is back the secret is gone');
      device.settle();
      assert.equal(device.trail.stage, 'telling', 'it says what happened');
      keepScreen(device, `${board}-${name.replaceAll(' ', '-')}`);
      device.release('y');
      device.run(100);
      play(device, 'a');
      assert.equal(device.trail.stage, 'waiting');
      assert.equal(loadedRecords(device).length, stored, 'nothing is lost');
      const start = device.trail.log.findLastIndex((line) => / start /.test(line));
      assert.equal(hashOf(device.panel.picture()), hostHashes(device.trail.log.slice(start)).at(-1));
    });
  }
}

test('every accident is told apart by its code', () => {
  const pictures = Object.values(ACCIDENTS).map((happen) => {
    const device = deviceOf('picosystem');
    happen(device, 'picosystem');
    device.run(3000);
    return hashOf(device.seen());
  });
  // A stack overflow locks the core up, and is a hang to the watchdog.
  assert.equal(new Set(pictures).size, 3);
});

test('a restart is told once; a loss of power later is nothing to tell', () => {
  const device = deviceOf('pico-lcd-1-3');
  device.accident('hang');
  device.run(3000);
  assert.equal(device.trail.stage, 'telling');
  play(device, 'a');
  assert.equal(device.trail.stage, 'waiting');
  device.powerCycle();
  device.settle();
  assert.equal(device.trail.stage, 'waiting');
});

const STUCK = { 'all ones': () => 1, 'all zeros': () => 0 };
let turn = 0;
STUCK['the same bytes again and again'] = () => { turn += 1; return (0x35 >> (turn % 8)) & 1; };

for (const [name, bit] of Object.entries(STUCK)) {
  test(`entropy: ${name} is refused`, () => {
    const device = new Device({ board: 'picosystem', flash: testedFlashOf('picosystem'), bit });
    device.run(1000);
    assert.equal(device.trail.stage, 'telling');
    assert.equal(device.trail.inputs.length, 0, 'the companion was not started');
    keepScreen(device, 'no-entropy');
    play(device, 'a 500');
    assert.equal(device.trail.inputs.length, 0, 'nor at the second try');
  });
}

test('entropy: a source that recovers is accepted, and two devices get different seeds', () => {
  let reads = 0;
  const good = seededBits(7);
  const device = new Device({ board: 'picosystem', flash: testedFlashOf('picosystem'), bit: () => { reads += 1; return reads <= 8192 ? 1 : good(); } });
  device.run(1000);
  play(device, 'a 500');
  assert.equal(device.trail.stage, 'waiting');
  const seeds = [1, 2].map((seed) => deviceOf('picosystem', { seed }).trail.inputs[0].bytes);
  assert.notEqual(seeds[0], seeds[1]);
});
