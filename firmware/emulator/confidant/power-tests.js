// Tests of power cuts on one board, so that the boards can be tested side by side. One run of a game, its end and the
// wipe records the flash before and inside every step; then a device is started from each image. Cuts at any other
// moment are made as they happen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Confidant, JOURNAL, KEPT, deviceOf, flashWithRegions } from './companion.js';
import { DETECTIVE_MOVES, END_GAME, LAST_OF_MENU, NEW_GAME, X_MOVES, play } from './keys.js';
import { isSecret } from './pictures.js';

const GAME = `${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES}`;

const WHOLE = 0;
const DAMAGED = 1;

const isBlank = (device) => device.journal().every((byte) => byte === 0xff);
const loadEnd = (device) => device.trail.of('load-end').at(-1).detail;

/** Fails as soon as a secret is on a lit or unlit panel, be it a part of a picture. */
function refuseSecrets(device) {
  device.onPixels = () => assert.ok(!isSecret(device.panel.picture()), 'no secret is shown');
}

/** Waits until a device that was just switched on is ready, and sees to it that all is well. */
function ready(device, name, ends = [WHOLE]) {
  refuseSecrets(device);
  assert.ok(device.settle(5000), `${name}: it starts`);
  assert.equal(device.trail.stage, 'waiting', `${name}: with nothing to tell`);
  assert.equal(device.resets + device.chip.faults, 0, name);
  assert.ok(ends.includes(loadEnd(device)), `${name}: the journal is whole`);
  device.onPixels = null;
  return device;
}

/** Every image of what is kept that a cut inside or before a step could leave, and what was acknowledged by then. */
function record(board) {
  const images = [];
  const device = deviceOf(board);
  const regions = () => device.chip.rp2040.flash.slice(...KEPT);
  let game = true;
  device.onFlashStep = ({ kind, offset, middle }) => {
    const acknowledged = device.trail.of('stored').length;
    const inside = regions();
    inside.set(middle, offset - KEPT[0]);
    const name = `step ${device.chip.nor.steps}, ${kind} at ${offset.toString(16)}`;
    images.push({ name: `before ${name}`, image: regions(), acknowledged, kind, game });
    images.push({ name: `inside ${name}`, image: inside, acknowledged, kind, game, inside: true, ofWipe: kind === 'erase' && offset >= JOURNAL[0] });
  };
  play(device, GAME);
  game = false;
  play(device, `${END_GAME} 2500`);
  device.onFlashStep = null;
  images.push({ name: 'at the end', image: regions(), acknowledged: Infinity });
  return images;
}

/** Defines the tests of a board. */
export function testPowerCuts(board) {
  const images = record(board);
  // Of a first record that cannot be read nobody knows whether it ever counted: there people are asked.
  const ends = ({ acknowledged, game }) => (acknowledged === 0 && game ? [WHOLE, DAMAGED] : [WHOLE]);
  const start = (cut) => ready(new Confidant({ board, flash: flashWithRegions(board, cut.image) }), cut.name, ends(cut));

  test(`${board}: a cut before and inside every step of a game, its end and the wipe`, () => {
    // What the game appends, from a run without cuts.
    const whole = deviceOf(board);
    play(whole, GAME);
    whole.powerCycle();
    whole.settle();
    const records = whole.loaded();
    assert.ok(records.length >= 4);
    assert.ok(images.length > 50, `${images.length} images`);
    let wiped = 0;
    for (const cut of images) {
      const { name, acknowledged } = cut;
      const device = start(cut);
      const loaded = device.loaded();
      if (acknowledged < records.length) {
        assert.ok(loaded.length === acknowledged || loaded.length === acknowledged + 1, `${name}: ${loaded.length} of ${acknowledged}`);
        // Seed and times are the same in both runs up to here, so the records are too.
        loaded.forEach((bytes, i) => assert.equal(bytes, records[i], `${name}: record ${i}`));
      } else if (loaded.length === 0) {
        assert.ok(isBlank(device), `${name}: nothing of the old game is left`);
        wiped += 1;
      } else {
        // That it was given up may be there or not; if the end record is, the companion has had the rest erased.
        assert.ok(loaded.length >= records.length, name);
        if (loaded.length > records.length + 1) assert.ok(isBlank(device), `${name}: the end record leads to the wipe`);
      }
    }
    assert.ok(wiped > 15, 'the wipe itself was cut in many places');
  });

  test(`${board}: finishing a wipe is shown while it lasts, however slow the flash chip is`, () => {
    const [cut] = images.filter(({ game, ofWipe }) => !game && ofWipe);
    const device = new Confidant({ board, flash: flashWithRegions(board, cut.image), flashTimes: 'worst' });
    assert.ok(device.run(1000, () => device.light > 0), 'it does not stay dark');
    assert.ok(!isBlank(device), 'the wipe is not over yet');
    assert.ok(device.panel.picture().some((pixel) => pixel !== device.panel.picture()[0]), 'something is told');
    const erasing = device.millis;
    device.run(20_000, () => device.trail.of('load-end').length > 0);
    assert.ok(device.millis - erasing > 16 * 400, 'all sectors were erased');
    ready(device, cut.name);
    assert.ok(isBlank(device));
  });

  test(`${board}: after a cut inside the wipe, the next game reads back as it was entered`, () => {
    const wipes = images.filter(({ game, ofWipe }) => !game && ofWipe);
    assert.ok(wipes.length >= 16);
    // A game takes its time: every third sector, the first one and the last one among them.
    for (const cut of wipes.filter((_, i) => i % 3 === 0)) {
      const device = start(cut);
      const first = device.trail.of('stored').length;
      play(device, `${NEW_GAME} ${X_MOVES}`);
      const appended = device.trail.of('stored').length - first;
      assert.ok(appended >= 2, cut.name);
      device.powerCycle();
      ready(device, cut.name);
      assert.equal(device.loaded().length, appended, cut.name);
    }
  });

  test(`${board}: after a cut inside an entry, the next entry is right`, () => {
    const entries = images.filter(({ game, inside, acknowledged }) => game && inside && acknowledged > 1);
    assert.ok(entries.length >= 4);
    for (const cut of entries) {
      const device = start(cut);
      const before = device.loaded().length;
      play(device, `a ${X_MOVES} ${DETECTIVE_MOVES}`);
      const appended = device.trail.of('stored').length;
      assert.ok(appended > 0, cut.name);
      device.powerCycle();
      ready(device, cut.name);
      assert.equal(device.loaded().length, before + appended, cut.name);
    }
  });

  /** Cuts at moments from the press on which `keys` end, each on a device of its own. */
  function cuts(game, keys, moments, check) {
    const at = deviceOf(board);
    play(at, game);
    const flash = at.chip.flashBytes();
    const entries = at.trail.of('stored').length;
    let inside = 0;
    for (const millis of moments) {
      const device = deviceOf(board, { flash });
      play(device, keys);
      device.press('a');
      inside += device.runAndCut(millis) ? 1 : 0;
      device.release('a');
      check(ready(device, `${millis} ms after the press`), entries, millis);
    }
    return inside;
  }

  test(`${board}: a cut at any moment of an entry`, () => {
    const moments = Array.from({ length: 16 }, (_, i) => 0.013 + i * 0.47);
    const seen = new Set();
    const inside = cuts(`${NEW_GAME} ${X_MOVES}`, 'a a', moments, (device, entries, millis) => {
      const more = device.loaded().length - entries;
      assert.ok(more === 0 || more === 1, `${millis} ms: ${more} more`);
      assert.ok(!seen.has(1) || more === 1, `${millis} ms: what was stored earlier is stored now`);
      seen.add(more);
    });
    assert.equal(seen.size, 2, 'some cuts come before the entry counts, some after');
    assert.ok(inside > 0, 'some lie inside a step of the flash chip');
  });

  test(`${board}: a cut at any moment of the wipe`, () => {
    const moments = Array.from({ length: 8 }, (_, i) => 3.3 + i * 107.3);
    const inside = cuts(`${NEW_GAME} ${X_MOVES}`, `a ${LAST_OF_MENU} a`, moments, (device, entries, millis) => {
      // That it was given up is one record more.
      const whole = [0, 1].includes(device.loaded().length - entries) && !isBlank(device);
      assert.ok(whole || isBlank(device), `${millis} ms: the game is whole or gone`);
    });
    assert.ok(inside > 4, `${inside} lie inside a step of the flash chip`);
  });
}
