// Boots: from a UF2 file on an empty chip to the home screen.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BOARDS, boards } from '../confidant/boards.js';
import { Confidant, JOURNAL_AND_SETTINGS, deviceOf, elfOf, flashOf } from '../confidant/companion.js';
import { play } from '../confidant/keys.js';
import { keepScreen } from '../confidant/pictures.js';
import { flashWith } from '../src/index.js';

for (const board of BOARDS) {
  test(`${board}: UF2 and ELF hold the same program, and boot2's sum is right`, () => {
    const fromElf = flashWith(elfOf(board).parts, boards[board].flashSize);
    assert.ok(Buffer.from(flashOf(board)).equals(Buffer.from(fromElf)));
  });

  test(`${board}: picotool finds name, version, board and pins in the first bytes of flash`, () => {
    const flash = flashOf(board);
    const view = new DataView(flash.buffer);
    const word = (address) => view.getUint32(address & 0xffffff, true);
    const half = (address) => view.getUint16(address & 0xffffff, true);
    const text = (address) => {
      const from = address & 0xffffff;
      return Buffer.from(flash.subarray(from, flash.indexOf(0, from))).toString();
    };
    let head = 0;
    while (head < 4096 && word(head) !== 0x7188ebf2) head += 4;
    assert.ok(head < 4096 && word(head + 16) === 0xe71aa390, 'the head is there');
    const told = [];
    const [PINS_WITH_NAME, ID_AND_STRING] = [9, 6];
    for (let at = word(head + 4); at < word(head + 8); at += 4) {
      const entry = word(at);
      assert.equal(half(entry + 2), 0x5052, 'tag RP');
      assert.ok([PINS_WITH_NAME, ID_AND_STRING].includes(half(entry)));
      told.push(half(entry) === PINS_WITH_NAME ? { mask: word(entry + 4), names: text(word(entry + 8)).split('|') } : text(word(entry + 8)));
    }
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    assert.ok(told.includes('Confidant') && told.includes(version), told.join());
    const names = new Map(told.filter(({ mask }) => mask).flatMap(({ mask, names: given }) => {
      const pins = Array.from({ length: 30 }, (_, pin) => pin).filter((pin) => (mask >>> pin) & 1);
      assert.equal(pins.length, given.length);
      return pins.map((pin, i) => [given[i].toLowerCase(), pin]);
    }));
    const { keys, panel, buzzer } = boards[board];
    for (const [key, pin] of Object.entries(keys)) assert.equal(names.get(key === 'stick' ? 'stick press' : key), pin, key);
    assert.deepEqual(['panel dc', 'panel cs', 'panel rst', 'backlight'].map((name) => names.get(name)), [panel.data, panel.select, panel.reset, panel.light]);
    assert.equal(names.get('buzzer') ?? names.get('piezo'), buzzer);
  });

  test(`${board}: boot mode puts the same program onto a used chip, and leaves journal and settings alone`, () => {
    const used = flashOf(board, 0x00);
    for (const { address, bytes } of elfOf(board).parts) {
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
}
