// Power cuts: one run of a game, its end and the wipe records the flash before and inside every step; then a device
// is started from each image.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from '../src/device.js';
import { deviceOf, testedFlashOf } from '../src/firmware.js';
import { play } from '../src/script.js';
import { DETECTIVE_MOVES, END_GAME, NEW_GAME, X_MOVES, isSecret, loadedRecords } from './support.js';

const JOURNAL = [0x1e0000, 0x1f0000];
const REGIONS = [0x1e0000, 0x1f2000];
const BOARD = 'picosystem';

/** Every image of the two regions that a cut could leave, and what was acknowledged by then. */
function record(script) {
  const images = [];
  const device = deviceOf(BOARD);
  device.onFlashStep = ({ kind, offset, middle }) => {
    const appended = device.trail.inputs.filter((input) => input.kind === 'stored').length;
    const before = device.chip.rp2040.flash.slice(...REGIONS);
    const inside = before.slice();
    inside.set(middle, offset - REGIONS[0]);
    const name = `step ${device.chip.nor.steps}, ${kind} at ${offset.toString(16)}`;
    images.push({ name: `before ${name}`, image: before, acknowledged: appended });
    images.push({ name: `inside ${name}`, image: inside, acknowledged: appended });
  };
  play(device, script);
  device.onFlashStep = null;
  images.push({ name: 'at the end', image: device.chip.rp2040.flash.slice(...REGIONS), acknowledged: Infinity });
  return images;
}

function start(image) {
  const flash = testedFlashOf(BOARD).slice();
  flash.set(image, REGIONS[0]);
  const device = new Device({ board: BOARD, flash });
  let leaked = false;
  device.onPicture = () => { leaked ||= isSecret(device.panel.picture()); };
  assert.ok(device.settle(5000), 'it starts');
  assert.equal(device.trail.stage, 'waiting', 'with nothing to tell');
  assert.equal(device.resets + device.chip.faults, 0);
  assert.equal(leaked, false, 'no secret is shown');
  return device;
}

const isBlank = (device) => device.chip.flashBytes().subarray(...JOURNAL).every((byte) => byte === 0xff);
const loadEnd = (device) => device.trail.inputs.find((input) => input.kind === 'load-end').detail;

test('a cut before and inside every step of a game, its end and the wipe', () => {
  // What the game appends, from a run without cuts: its records up to the end record.
  const whole = deviceOf(BOARD);
  play(whole, `${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES}`);
  whole.powerCycle();
  whole.settle();
  const records = loadedRecords(whole);
  assert.ok(records.length >= 4);

  const images = record(`${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${END_GAME} 2500`);
  assert.ok(images.length > 50, `${images.length} images`);
  let wiped = 0;
  for (const { name, image, acknowledged } of images) {
    const device = start(image);
    const loaded = loadedRecords(device);
    assert.equal(loadEnd(device), 0, `${name}: the journal is whole`);
    if (acknowledged < records.length) {
      assert.ok(loaded.length === acknowledged || loaded.length === acknowledged + 1, `${name}: ${loaded.length} of ${acknowledged}`);
      // Seed and times are the same in both runs up to here, so the records are too.
      loaded.forEach((bytes, i) => assert.equal(bytes, records[i], `${name}: record ${i}`));
    } else if (loaded.length === 0 || acknowledged > records.length) {
      assert.ok(isBlank(device), `${name}: nothing of the old game is left`);
      wiped += 1;
    } else {
      // The end record may be there or not; if it is, the companion has had the rest erased.
      assert.ok(loaded.length >= records.length, name);
      if (loaded.length > records.length) assert.ok(isBlank(device), `${name}: the end record leads to the wipe`);
    }
  }
  assert.ok(wiped > 15, 'the wipe itself was cut in many places');
});

test('after a cut inside the wipe, the next game reads back as it was entered', () => {
  const images = record(`${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES} ${END_GAME} 2500`).filter(({ name }) => /inside .*erase/.test(name));
  assert.ok(images.length >= 16);
  for (const { name, image } of images) {
    const device = start(image);
    const first = device.trail.inputs.length;
    play(device, `${NEW_GAME} ${X_MOVES}`);
    const appended = device.trail.inputs.slice(first).filter(({ kind }) => kind === 'stored').length;
    assert.ok(appended >= 2, name);
    device.powerCycle();
    device.settle();
    assert.equal(loadedRecords(device).length, appended, name);
    assert.equal(loadEnd(device), 0, name);
  }
});

test('after a cut inside an entry, the next entry is right', () => {
  const images = record(`${NEW_GAME} ${X_MOVES} ${DETECTIVE_MOVES}`).filter(({ name }) => name.startsWith('inside'));
  for (const { name, image } of images.slice(-6)) {
    const device = start(image);
    const before = loadedRecords(device).length;
    play(device, `a ${X_MOVES} ${DETECTIVE_MOVES}`);
    const start2 = device.trail.inputs.filter(({ kind }) => kind === 'stored').length;
    device.powerCycle();
    device.settle();
    assert.equal(loadedRecords(device).length, before + start2, name);
    assert.equal(loadEnd(device), 0, name);
  }
});
