// Boots: from a UF2 file on an empty chip to the home screen.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { BOARDS, boards } from '../confidant/boards.js';
import { Confidant, JOURNAL_AND_SETTINGS, deviceOf, elf, flashOf, programOf } from '../confidant/companion.js';
import { play } from '../confidant/keys.js';
import { keepScreen } from '../confidant/pictures.js';
import { flashWith } from '../src/index.js';

/** What picotool's names of the pins of a board begin with. */
const PREFIX = { 'pico-lcd-1-3': 'pico', picosystem: 'picosystem' };

for (const board of BOARDS) {
  test(`${board}: UF2 and ELF hold the same program, and boot2's sum is right`, () => {
    const fromElf = flashWith(elf().parts, boards[board].flashSize);
    assert.ok(Buffer.from(flashOf(board)).equals(Buffer.from(fromElf)));
  });

  test(`${board}: picotool finds name, version with revision, board and pins in the first bytes of flash`, () => {
    const { texts, version, pins } = programOf(board);
    const { version: number } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    assert.match(version, new RegExp(`^${number.replaceAll('.', '\\.')} ([0-9a-f]{8}\\+?|unknown)$`));
    assert.ok(texts.includes('Confidant'), texts.join());
    const { keys, panel, buzzer } = boards[board];
    const pinOf = (name) => pins.get(`${PREFIX[board]} ${name}`);
    for (const [key, pin] of Object.entries(keys)) assert.equal(pinOf(key === 'stick' ? 'stick press' : key), pin, key);
    assert.deepEqual(['panel dc', 'panel cs', 'panel rst', 'backlight'].map(pinOf), [panel.data, panel.select, panel.reset, panel.light]);
    assert.equal(pinOf('buzzer') ?? pinOf('piezo'), buzzer);
  });

  test(`${board}: no folder of the machine that built it is in the program`, () => {
    const bytes = Buffer.from(flashOf(board));
    for (const folder of [homedir(), process.cwd(), '.cargo/registry', '/target/']) {
      assert.equal(bytes.indexOf(folder), -1, folder);
    }
    assert.ok(bytes.indexOf('companion/src/') > 0, 'names of source files begin at the project');
  });

  test(`${board}: boot mode puts the same program onto a used chip, and leaves journal and settings alone`, () => {
    const used = flashOf(board, 0x00);
    for (const { address, bytes } of elf().parts) {
      const offset = address - 0x10000000;
      assert.ok(Buffer.from(used.subarray(offset, offset + bytes.length)).equals(Buffer.from(bytes)), `part at ${address.toString(16)}`);
    }
    assert.ok(used.subarray(...JOURNAL_AND_SETTINGS).every((byte) => byte === 0));
  });

  test(`${board}: the first start shows the self-test, then home; the second start home at once`, () => {
    const device = new Confidant({ board, flash: flashOf(board) });
    assert.ok(device.settle());
    assert.equal(device.trail.stage, 'telling');
    keepScreen(device, `${board}-self-test`);
    play(device, 'up down left right a b x');
    assert.equal(device.trail.stage, 'telling', 'one key is still missing');
    play(device, 'y');
    assert.equal(device.trail.stage, 'waiting');
    const home = device.seen();
    keepScreen(device, `${board}-home`);
    device.powerCycle();
    assert.ok(device.settle());
    assert.equal(device.trail.stage, 'waiting');
    assert.deepEqual(device.seen(), home);
    assert.equal(device.resets + device.chip.faults, 0);
  });

  test(`${board}: who cannot press every key leaves the self-test by holding one, and meets it again`, () => {
    const device = new Confidant({ board, flash: flashOf(board) });
    device.settle();
    device.press('a');
    device.run(4500);
    device.release('a');
    device.settle();
    assert.equal(device.trail.stage, 'waiting');
    device.powerCycle();
    device.settle();
    assert.equal(device.trail.stage, 'telling');
  });

  test(`${board}: the light goes on only after the panel was cleared and the picture sent`, () => {
    const device = deviceOf(board);
    device.run(500);
    const shown = device.panel.picture();
    device.powerCycle();
    const lights = device.lights.length;
    device.run(3000, () => device.lights.slice(lights).some(({ duty }) => duty > 0));
    assert.deepEqual(device.seen(), shown, 'the first thing that is seen is the whole home screen');
  });

  test(`${board}: from power on, with the clocks that a chip starts with, the light is on within 200 ms`, () => {
    const device = new Confidant({ board, timing: 'modelled' });
    assert.ok(device.run(1000, () => device.light > 0));
    assert.ok(device.millis < 200, `${device.millis} ms`);
    assert.equal(device.chip.rp2040.clkSys, 125e6);
  });
}
