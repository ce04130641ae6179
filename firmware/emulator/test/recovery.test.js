// Hang, panic, fault and stack overflow at any moment: the watchdog or the fault handler restarts the device, which
// says so and resumes the game.
//
// There is no hook in the firmware for this: the harness sends the core of the released program into a loop, into
// the panic handler, to an address where nothing is, or into code that fills the stack.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { Confidant, deviceOf, programOf } from '../confidant/companion.js';
import { NEW_GAME, ROUND, play } from '../confidant/keys.js';
import { hashOf, hostHashes, isSecret, keepScreen } from '../confidant/pictures.js';
import { ACCIDENTS } from '../confidant/accidents.js';
import { readCode } from '../confidant/qr.js';
import { seededBits } from '../src/index.js';

for (const board of BOARDS) {
  for (const [name, happen] of Object.entries(ACCIDENTS)) {
    test(`${board}: ${name} while a secret is open`, () => {
      const device = deviceOf(board);
      play(device, `${NEW_GAME} ${ROUND} +y 800`);
      assert.ok(isSecret(device.seen()), 'a secret is open');
      const stored = device.trail.of('stored').length;
      const begun = device.millis;
      happen(device);
      const slow = name === 'hang' || name === 'stack overflow';
      if (!slow) {
        device.run(5, () => device.resets > 0 || device.light === 0);
        assert.equal(device.resets, 0, 'the handler darkens before it restarts');
      }
      device.run(2300, () => device.resets > 0);
      assert.equal(device.resets, 1, 'it was restarted');
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
      assert.equal(device.loaded().length, stored, 'nothing is lost');
      const start = device.trail.log.findLastIndex((line) => / start /.test(line));
      assert.equal(hashOf(device.panel.picture()), hostHashes(device.trail.log.slice(start)).at(-1));
    });
  }
}

/** Sources of chance that do not move. */
const STUCK = {
  'all ones': () => () => 1,
  'all zeros': () => () => 0,
  'the same bytes again and again': () => {
    let turn = 0;
    return () => { turn += 1; return (0x35 >> (turn % 8)) & 1; };
  },
};

for (const board of BOARDS) {
  test(`${board}: every accident is told apart by its code`, () => {
    const pictures = Object.values(ACCIDENTS).map((happen) => {
      const device = deviceOf(board);
      happen(device);
      device.run(3000);
      return hashOf(device.seen());
    });
    // A stack overflow locks the core up, and is a hang to the watchdog.
    assert.equal(new Set(pictures).size, 3);
  });

  test(`${board}: X turns the message of a restart into a code for a phone and back, another key ends it`, () => {
    const device = deviceOf(board);
    ACCIDENTS.panic(device);
    device.run(3000);
    const words = device.seen();
    play(device, 'x');
    keepScreen(device, `${board}-restart-code`);
    const { version } = programOf(board);
    assert.equal(readCode(device.seen()), `Confidant ${version} ${board} P7 somewhere.rs`);
    play(device, 'x');
    assert.deepEqual(device.seen(), words);
    play(device, 'x b');
    assert.equal(device.trail.stage, 'waiting');
  });

  test(`${board}: a restart is told once; a loss of power later is nothing to tell`, () => {
    const device = deviceOf(board);
    device.accident('hang');
    device.run(3000);
    assert.equal(device.trail.stage, 'telling');
    play(device, 'a');
    assert.equal(device.trail.stage, 'waiting');
    device.powerCycle();
    device.settle();
    assert.equal(device.trail.stage, 'waiting');
  });

  for (const [name, source] of Object.entries(STUCK)) {
    test(`${board}: entropy that is ${name} is refused`, () => {
      const device = new Confidant({ board, bit: source() });
      device.run(1000);
      assert.equal(device.trail.stage, 'telling');
      assert.equal(device.trail.of('load-end').length, 0, 'the companion does not begin');
      keepScreen(device, `${board}-no-entropy`);
      play(device, 'a 500');
      assert.equal(device.trail.of('load-end').length, 0, 'nor at the second try');
    });
  }

  test(`${board}: entropy that recovers is accepted, and two devices get different seeds`, () => {
    let reads = 0;
    const good = seededBits(7);
    const device = new Confidant({ board, bit: () => { reads += 1; return reads <= 8192 ? 1 : good(); } });
    device.run(1000);
    play(device, 'a 500');
    assert.equal(device.trail.stage, 'waiting');
    const seeds = [1, 2].map((seed) => deviceOf(board, { seed }).trail.of('start')[0].bytes);
    assert.notEqual(seeds[0], seeds[1]);
  });
}
