// The log as text: what happened before a start, and never anything of a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCIDENTS } from '../confidant/accidents.js';
import { BOARDS } from '../confidant/boards.js';
import { Confidant, deviceOf, programOf } from '../confidant/companion.js';
import { END_GAME, NEW_GAME, ROUND, play } from '../confidant/keys.js';

/** What is logged from an accident on. */
const AFTER = {
  hang: [/^INFO +start of VERSION on BOARD: Some\(Hung\(Some\(Waiting\)\)\)$/],
  'stack overflow': [/^INFO +start of VERSION on BOARD: Some\(Hung\(Some\(Waiting\)\)\)$/],
  'bad read': [/^INFO +start of VERSION on BOARD: Some\(Faulted\(\d+\)\)$/],
  panic: [
    /^ERROR +panicked at somewhere\.rs:7:1:? index out of bounds: the len is 3 but the index is 9$/,
    /^INFO +start of VERSION on BOARD: Some\(Panicked\(7, Some\("?somewhere\.rs"?\)\)\)$/,
  ],
};

for (const board of BOARDS) {
  const calm = 'INFO  start of VERSION on BOARD: None';
  const logOf = (device) => device.log().map((line) => line.replace(board, 'BOARD').replace(programOf(board).version, 'VERSION'));

  test(`${board}: a start says the board, and that nothing happened before`, () => {
    assert.deepEqual(logOf(deviceOf(board)), [calm]);
  });

  for (const [name, happen] of Object.entries(ACCIDENTS)) {
    test(`${board}: the log says what happened after a ${name}`, () => {
      const device = deviceOf(board);
      happen(device);
      device.run(3000);
      const [first, ...lines] = logOf(device);
      assert.equal(first, calm);
      assert.equal(lines.length, AFTER[name].length, lines.join('\n'));
      AFTER[name].forEach((line, i) => assert.match(lines[i], line));
    });
  }

  test(`${board}: the log says that the source of chance does not move`, () => {
    const device = new Confidant({ board, bit: () => 0 });
    device.run(1000);
    assert.deepEqual(logOf(device), [calm, 'ERROR the ring oscillator gives no entropy']);
  });

  test(`${board}: games with different seeds log the same: nothing but their starts`, () => {
    const logs = [1, 2].map((seed) => {
      const device = deviceOf(board, { seed });
      play(device, `${NEW_GAME} ${ROUND} ${ROUND}`);
      device.powerCycle();
      device.settle();
      play(device, `a ${ROUND} ${END_GAME} 2000`);
      return { log: logOf(device), given: device.trail.of('start')[0].bytes };
    });
    assert.notEqual(logs[0].given, logs[1].given, 'they are different games');
    for (const { log } of logs) assert.deepEqual(log, [calm, calm]);
  });
}
