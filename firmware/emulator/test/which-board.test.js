// One program for two boards: it finds out which one it is on, and until then drives nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS, boards } from '../confidant/boards.js';
import { Confidant, flashOf, testedFlashOf } from '../confidant/companion.js';
import { play } from '../confidant/keys.js';
import { hashOf } from '../confidant/pictures.js';
import { idOf } from '../src/flash.js';

const MIB = 1024 * 1024;

/** What the program has to drive: panel with its clock and data, backlight, buzzer, lights. */
const OUTPUTS = {
  'pico-lcd-1-3': [8, 9, 10, 11, 12, 13, 22],
  picosystem: [4, 5, 6, 7, 9, 11, 12, 13, 14, 15],
};

/** Pins that something on the board drives. */
const driversOf = ({ panel, charger }) => [panel.tearing, charger?.power, charger?.status].filter((pin) => pin !== undefined);

/** Ids of flash chips: of every size there is, one that counts otherwise (AT25SF161), and none at all. */
const IDS = {
  '2 MiB': idOf(2 * MIB), '4 MiB': idOf(4 * MIB), '8 MiB': idOf(8 * MIB), '16 MiB': idOf(16 * MIB),
  'another maker': [0x1f, 0x86, 0x01], nothing: [0xff, 0xff, 0xff],
};

/** A first start, through the self-test to home; the picture of the self-test. */
function firstStart(board, soldered, what) {
  const device = new Confidant({ board, soldered, flash: flashOf(board) });
  device.settle();
  const shown = device.seen();
  assert.ok(shown, `${what}: the self-test is seen`);
  play(device, 'up down left right a b x y');
  assert.deepEqual(device.trail.of('load-end').length, 1, `${what}: every key works`);
  assert.equal(device.resets + device.chip.faults, 0, what);
  return { device, shown };
}

function checkOutputs(device, board, what) {
  assert.deepEqual(device.outputs, OUTPUTS[board], `${what}: the pins of this board`);
  const fought = driversOf(boards[board]).filter((pin) => device.outputs.includes(pin));
  assert.deepEqual(fought, [], `${what}: nothing against an output`);
}

for (const board of BOARDS) {
  test(`${board}: whatever its flash chip says, the program takes it for what it is`, () => {
    for (const [name, flashId] of Object.entries(IDS)) {
      const { device } = firstStart(board, { flashId }, name);
      checkOutputs(device, board, name);
    }
  });

  test(`${board}: no pin is driven before it is known which board this is`, () => {
    const device = new Confidant({ board });
    const asked = () => device.chip.rp2040.adc.cs !== 0;
    assert.ok(device.run(100, asked), 'the battery is looked for');
    assert.deepEqual(device.outputs, []);
    device.settle();
    checkOutputs(device, board, 'then');
  });
}

test('pico-lcd-1-3: a battery of one\'s own on GP26, or a strong pull on GP8, make it no PicoSystem', () => {
  for (const [what, soldered] of [
    ['battery', { battery: { pin: 26, divider: 3 } }],
    ['pull', { panel: { ...boards['pico-lcd-1-3'].panel, tearing: 8 } }],
  ]) {
    checkOutputs(firstStart('pico-lcd-1-3', soldered, what).device, 'pico-lcd-1-3', what);
  }
});

test('picosystem: it is known without its battery, and without its tearing signal', () => {
  const { tearing, ...panel } = boards.picosystem.panel;
  for (const [what, soldered] of [['battery', { battery: undefined }], ['tearing', { panel }]]) {
    checkOutputs(firstStart('picosystem', soldered, what).device, 'picosystem', what);
  }
});

test('a look-alike of the Pico with 16 MiB and a battery on GP26 stays dark, and nothing is driven against an output', () => {
  const soldered = { flashId: IDS['16 MiB'], battery: { pin: 26, divider: 3 } };
  const device = new Confidant({ board: 'pico-lcd-1-3', soldered, flash: flashOf('pico-lcd-1-3') });
  device.run(2000);
  assert.equal(device.seen(), null);
  // Of these, the panel, the stick and the keys of Waveshare's board drive none; pin 15, a key towards ground, is held low.
  assert.deepEqual(device.outputs, OUTPUTS.picosystem);
  const { gpio } = device.chip.rp2040;
  assert.equal(gpio[boards['pico-lcd-1-3'].keys.a].outputValue, false);
});

test('both boards show the same: the self-test but for the name of the board, and the first screen', () => {
  const [first, second] = BOARDS.map((board) => firstStart(board, {}, board).shown);
  const rows = [...first.keys()].filter((pixel) => first[pixel] !== second[pixel]).map((pixel) => Math.floor(pixel / 240));
  assert.ok(rows.length > 0 && rows.every((row) => row >= 40 && row < 58), `rows ${Math.min(...rows)} to ${Math.max(...rows)}`);
  const hashes = BOARDS.map((board) => {
    const device = new Confidant({ board, flash: testedFlashOf(board) });
    device.settle();
    return hashOf(device.seen());
  });
  assert.equal(hashes[0], hashes[1]);
});

test('a flash chip that comes from the other board is tested anew', () => {
  const flash = testedFlashOf('pico-lcd-1-3');
  const larger = new Uint8Array(16 * MIB).fill(0xff);
  larger.set(flash);
  const device = new Confidant({ board: 'picosystem', flash: larger });
  device.settle();
  assert.equal(device.trail.stage, 'telling');
});
