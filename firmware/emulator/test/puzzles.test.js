// Puzzles of Schinderhannes that the device makes by itself: in time, with keys that are answered meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { deviceOf } from '../confidant/companion.js';
import { GRADES, askFor, beginToMake, isMaking, made } from '../confidant/puzzles.js';
import { hashOf, hostHashes, keepScreen, watchPictures } from '../confidant/pictures.js';

const MS = 1e6;
/** Longer than anybody waits without asking whether it still works. */
const LONGEST = 10_000;
/** What feels like at once. */
const AT_ONCE = 40;

for (const grade of GRADES) {
  test(`a puzzle of grade ${grade} is made while people wait, and its bar grows`, () => {
    const device = deviceOf('picosystem');
    askFor(device, grade);
    beginToMake(device);
    const pictures = watchPictures(device);
    const millis = made(device);
    console.log(`${grade}: ${millis.toFixed(0)} ms`);
    assert.ok(millis < LONGEST, `${millis} ms`);
    assert.ok(new Set(pictures).size > 3, 'progress is shown');
    assert.ok(pictures.length > millis / 100, 'all the time');
    assert.equal(hostHashes(device.trail.log).at(-1), hashOf(device.panel.content()), 'the host makes the same one');
    keepScreen(device, `puzzle-${grade}`);
    // It begins at once, on the matrix.
    const stored = device.trail.of('stored').length;
    device.tap('a');
    device.run(200);
    assert.ok(device.trail.of('stored').length > stored, 'the puzzle is begun');
  });
}

for (const board of BOARDS) {
  test(`${board}: a puzzle in the making is broken off at once, whenever it is`, () => {
    const device = deviceOf(board);
    askFor(device, 'many');
    const setUp = hashOf(device.panel.content());
    // The level that was chosen is kept.
    const stored = () => device.trail.of('stored').length;
    const before = stored();
    let longest = 0;
    // From the moment in which the bar is drawn to that of the next one, step by step.
    for (let millis = 1; millis < 60; millis += 4) {
      beginToMake(device);
      device.run(millis);
      assert.ok(isMaking(device));
      // B held would open the menu, so that it acts when it is let go.
      device.press('b');
      device.run(40);
      const released = device.nanos;
      device.release('b');
      device.run(150);
      assert.equal(hashOf(device.panel.content()), setUp, 'it is broken off');
      const { nanos } = device.trail.of('release').at(-1);
      const { to } = device.trail.spans.find(({ stage, from }) => stage === 'sending' && from >= nanos);
      const waited = (to - released) / MS;
      longest = Math.max(longest, waited);
      assert.ok(waited <= AT_ONCE, `after ${millis} ms: ${waited.toFixed(1)} ms`);
      assert.ok(!isMaking(device), 'nothing works on');
    }
    console.log(`${board}: ${longest.toFixed(1)} ms from the key to the finished picture`);
    assert.equal(stored(), before, 'and nothing is stored');
  });
}
