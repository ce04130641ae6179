// A start that cannot succeed: faults at every stage of it, again and again, until the device leaves the journal unread.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCIDENTS } from '../confidant/accidents.js';
import { BOARDS } from '../confidant/boards.js';
import { Confidant, deviceOf, flashOf } from '../confidant/companion.js';
import { DETECTIVE_MOVES, NEW_GAME, X_MOVES, play } from '../confidant/keys.js';
import { hashOf, hostHashes, keepScreen } from '../confidant/pictures.js';

const SKIPPED = 3;
const GAME = `${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES}`;
/** Settings are kept as well, so that a start has some to read. */
const LANGUAGE = 'x down a down a b';

/** The flash chip of a board with settings and a game, and its records. */
function withGame(board) {
  const device = deviceOf(board);
  play(device, `${LANGUAGE} ${GAME}`);
  device.powerCycle();
  device.settle();
  return { flash: device.chip.flashBytes(), records: device.loaded() };
}

const games = Object.fromEntries(BOARDS.map((board) => [board, withGame(board)]));

/** Whether a start is under way: from the reset to the first input that no start gives. */
const isStarting = (device) => !['waiting', 'telling'].includes(device.trail.stage);

/** Lets an accident happen in every start that comes to this moment, and presses a key wherever one is waited for. */
function suffer(device, moment, happen, starts = Infinity) {
  let suffered = 0;
  for (let round = 0; round < 12; round += 1) {
    const before = device.resets;
    const met = device.run(4000, () => suffered < starts && device.resets === before && moment(device));
    device.release('a');
    if (met) {
      suffered += 1;
      happen(device);
      device.run(3000, () => device.resets > before);
      assert.equal(device.resets, before + 1, 'it restarts');
    } else {
      device.settle();
      if (device.trail.of('load-end').at(-1)?.nanos > device.before) {
        device.run(100);
        return suffered;
      }
      // What the key leads to may be that moment.
      device.press('a');
    }
  }
  throw new Error('it never comes to its first picture');
}

const lastEnd = (device) => device.trail.of('load-end').at(-1).detail;

/** Moments of a start, by what the firmware does then. */
function moments() {
  const given = (kind, which = 1) => (device) => {
    const since = device.trail.inputs.filter((input) => input.kind === kind && input.nanos >= device.before);
    return since.length >= which && isStarting(device);
  };
  return {
    'as soon as it begins': (device) => device.trail.stage === 'starting' && device.trail.since >= device.before,
    'before anything is read': (device) => device.chip.nanos > 4e6,
    'when the settings are read': given('settings'),
    'when the first record is read': given('loaded'),
    'when the last record is read': given('loaded', 3),
    'while the panel wakes up': (device) => device.chip.nanos > 60e6,
    'while entropy is gathered': (device) => device.chip.nanos > 80e6,
    'when the first picture is drawn': (device) => device.trail.stage === 'drawing' && device.chip.nanos > 125e6,
    'when the first picture is sent': (device) => device.trail.stage === 'sending' && device.chip.nanos > 125e6,
  };
}

for (const board of BOARDS) {
  const { flash, records } = games[board];

  for (const [name, moment] of Object.entries(moments())) {
    test(`${board}: three faults in a row ${name}, then the journal is left unread and whole`, () => {
      const device = new Confidant({ board, flash });
      // The accidents in turn; each start ends with one.
      const kinds = Object.values(ACCIDENTS);
      const suffered = suffer(device, moment, (it) => kinds[it.resets % kinds.length](it), 3);
      assert.equal(suffered, 3);
      assert.equal(lastEnd(device), SKIPPED);
      assert.ok(device.light > 0, 'it is told');
      const start = device.trail.log.findLastIndex((line) => / start /.test(line));
      assert.equal(hashOf(device.panel.picture()), hostHashes(device.trail.log.slice(start)).at(-1));
      keepScreen(device, `${board}-skipped`);
      play(device, 'a');
      device.powerCycle();
      device.settle();
      assert.equal(lastEnd(device), 0);
      assert.deepEqual(device.loaded(), records, 'without the fault the game is there');
    });
  }

  for (const [name, kind] of [['a record', 'loaded'], ['the settings', 'settings']]) {
    test(`${board}: if reading ${name} always fails, the device still comes up, and erasing cures it`, () => {
      const device = new Confidant({ board, flash });
      const poison = (it) => it.trail.inputs.at(-1)?.kind === kind && it.trail.inputs.at(-1).nanos >= it.before && isStarting(it);
      suffer(device, poison, ACCIDENTS.panic);
      assert.equal(lastEnd(device), SKIPPED);
      // Erase all; yes.
      play(device, 'down a a 2500');
      assert.ok(device.journal().every((byte) => byte === 0xff), 'the journal is blank');
      play(device, GAME);
      device.powerCycle();
      device.settle();
      assert.equal(device.loaded().length, records.length, 'and a new game is stored');
    });
  }

  test(`${board}: B held at power-on leaves the journal unread; another key does not`, () => {
    for (const [key, end] of [['b', SKIPPED], ['a', 0]]) {
      const device = new Confidant({ board, flash });
      device.press(key);
      device.settle();
      device.release(key);
      device.run(100);
      assert.equal(lastEnd(device), end, key);
      assert.equal(device.loaded().length, end === SKIPPED ? 0 : records.length);
    }
  });

  test(`${board}: accidents with time between them are no row`, () => {
    const device = new Confidant({ board, flash });
    device.settle();
    for (let round = 0; round < 4; round += 1) {
      device.run(4000);
      device.accident('badRead');
      device.run(1000);
      device.settle();
      play(device, 'a');
      assert.equal(lastEnd(device), 0, `accident ${round + 1}`);
    }
  });

  test(`${board}: a blank chip with a fault at its first start comes to the self-test`, () => {
    const device = new Confidant({ board, flash: flashOf(board) });
    device.run(100);
    device.accident('badRead');
    device.run(1000);
    device.settle();
    play(device, 'a up down left right a b x y');
    assert.equal(lastEnd(device), 0);
  });
}
