// Tests of the key scripts of the host on one board, so that the boards can be tested side by side: host and device each
// play a script by themselves, and show the same picture after every line of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstWord, isAside, linesOf, scripts } from '../../../host-tests/scripts/scripts.mjs';
import { deviceOf } from './companion.js';
import { isSecret } from './pictures.js';
import { playScript } from './script.js';

/** Steps that nobody can do to a device from outside, and why. */
const HOST_ALONE = {
  code: 'the arms of a code are drawn by lot, and what was taken is not seen',
  focus: 'a device has no focus to lose',
  store: 'a store that fails, is full or does not answer has tests of its own, with a flash chip that is so',
  damage: 'damaged records are tried on the laptop, bit by bit',
  foreign: 'what another program left on a chip is tried on the laptop, with hundreds of such chips',
  'power-lost': 'the tests of power cuts do it at every step of the flash chip',
  battery: 'the device measures a voltage; what it makes of it has a test of its own',
};

/** The scripts with such steps. A new one has to be put here, or be played. */
const LEFT_TO_THE_HOST = [
  'a-code-is-asked-for-once-a-turn',
  'a-damaged-journal-keeps-what-is-sound',
  'a-full-journal-can-still-be-put-away',
  'a-low-battery-is-told-once',
  'a-secret-closes-after-thirty-seconds',
  'a-whole-set-up-by-keys',
  'a-wrong-code-slows-down-and-is-told',
  'foreign-data-is-left-alone',
  'nothing-is-shown-before-it-is-stored',
  'tatort-themse-a-removal-that-was-not-stored',
  'tatort-themse-codes-for-two-of-three',
  'what-was-told-is-corrected-by-agreement',
];

/** An appearance grows over the table, what a card did is told row by row, dice tumble, letters turn, a marker or a bar
 * goes on: how far depends on the millisecond. */
const GROWS = /^(enter (x |p\d (play|remove|claim|accuse|coffee|report|to)\b|stop )|press X$|until "EVENTS"|reads "Making)/;

/** Fails unless every script is played, or has a step that only the host can do. */
export function testThatAllArePlayed() {
  test('every script is played, or has a step that only the host can do', () => {
    for (const name of scripts()) {
      const steps = linesOf(name).map(firstWord).filter((word) => word in HOST_ALONE);
      assert.equal(steps.length > 0, LEFT_TO_THE_HOST.includes(name), `${name}: ${steps.join(', ') || 'nothing hinders it'}`);
    }
  });
}

/** Defines the tests of a board. */
export function testScripts(board) {
  for (const name of scripts().filter((script) => !LEFT_TO_THE_HOST.includes(script))) {
    test(`${board}: ${name}`, () => {
      const lines = linesOf(name);
      let looked = 0;
      playScript(board, name, ({ line, device, same, records, moving, aside, secret }) => {
        const place = `${name}.keys:${line}: ${lines[line - 1]}`;
        // Behind the hold chance decides at which row a list begins; what was chosen was compared with the choice.
        if (secret) assert.ok(isSecret(device.seen()), `${place}: the secret is not to be seen`);
        else if (!aside && !isAside(name, lines, line) && !(moving && GROWS.test(lines[line - 1]))) {
          assert.ok(same, `${place}: another picture than the host's`);
          looked += 1;
        }
        if (firstWord(lines[line - 1]) !== 'records') return;
        const again = deviceOf(board, { flash: device.chip.flashBytes() });
        assert.equal(again.loaded().length, records, `${place}: records in flash`);
      });
      assert.ok(looked > 5);
    });
  }
}
