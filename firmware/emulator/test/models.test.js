// The models by themselves, without any firmware.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { Device, NorFlash, PAGE, Panel, PowerCut, SECTOR, SIDE, Wires, XipCache, afterBootMode, checkBoot2, drainRtt, encodePng, flashWith, missCycles, readElf, readUf2, seededBits } from '../src/index.js';

/** A clock that goes only when it is told to. */
const clock = () => ({ nanos: 0, tick(nanos) { this.nanos += nanos; } });
const page = (byte) => new Uint8Array(PAGE).fill(byte);

test('flash: programming clears bits and never sets one', () => {
  const flash = new NorFlash(new Uint8Array(2 * SECTOR).fill(0xff), 2 * SECTOR, clock());
  flash.program(SECTOR, page(0xf0));
  flash.program(SECTOR, page(0x3c));
  assert.ok(flash.bytes.subarray(SECTOR, SECTOR + PAGE).every((byte) => byte === 0x30));
  assert.ok(flash.bytes.subarray(0, SECTOR).every((byte) => byte === 0xff), 'other pages are as they were');
  assert.ok(flash.bytes.subarray(SECTOR + PAGE).every((byte) => byte === 0xff));
});

test('flash: erasing sets whole sectors, and both take their time', () => {
  const time = clock();
  const flash = new NorFlash(new Uint8Array(2 * SECTOR), 2 * SECTOR, time);
  flash.erase(0, SECTOR);
  assert.ok(flash.bytes.subarray(0, SECTOR).every((byte) => byte === 0xff));
  assert.ok(flash.bytes.subarray(SECTOR).every((byte) => byte === 0));
  assert.equal(time.nanos, 45e6);
  flash.program(0, page(1));
  assert.equal(time.nanos, 45.4e6);
  const slow = new NorFlash(new Uint8Array(SECTOR), SECTOR, clock(), undefined, 'worst');
  slow.erase(0, SECTOR);
  slow.program(0, page(1));
  assert.equal(slow.clock.nanos, 403e6);
  assert.throws(() => flash.erase(100, SECTOR), /whole sectors/);
  assert.throws(() => flash.program(1, page(0)), /whole pages/);
});

test('flash: a small chip is seen again and again in the window', () => {
  const bytes = new Uint8Array(4 * SECTOR).fill(0xff);
  bytes[7] = 0x55;
  const flash = new NorFlash(bytes, SECTOR, clock());
  flash.program(2 * SECTOR + PAGE, page(0x0f));
  for (let at = 0; at < bytes.length; at += SECTOR) assert.deepEqual([bytes[at + 7], bytes[at + PAGE]], [0x55, 0x0f]);
});

test('flash: a cut in the middle of a step leaves neither the old bytes nor the new ones', () => {
  for (const [step, old, done] of [['program', 0xff, 0x12], ['erase', 0x12, 0xff]]) {
    const flash = new NorFlash(new Uint8Array(SECTOR).fill(old), SECTOR, clock());
    const steps = [];
    flash.onStep = (told) => steps.push(told);
    flash.cutInStep(0);
    assert.throws(() => (step === 'erase' ? flash.erase(0, SECTOR) : flash.program(0, page(done))), PowerCut);
    const { kind, offset, length, before, middle } = steps[0];
    assert.deepEqual([kind, offset, length], [step, 0, step === 'erase' ? SECTOR : PAGE]);
    assert.ok(before.every((byte) => byte === old));
    assert.deepEqual(flash.bytes.subarray(0, length), middle);
    assert.ok(middle.includes(done), 'some bytes are done');
    assert.ok(middle.some((byte) => byte !== done), 'some are not');
    // A program only ever clears bits, an erase only sets them; also when they are cut short.
    assert.ok(middle.every((byte) => (step === 'erase' ? (byte & old) === old : (byte | done) === byte)));
  }
});

test('flash: a cut comes at its moment, and later moments leave more done', () => {
  const doneAt = (nanos) => {
    const flash = new NorFlash(new Uint8Array(SECTOR).fill(0xff), SECTOR, clock());
    flash.cutAt(nanos);
    assert.throws(() => flash.program(0, page(0)), PowerCut);
    assert.equal(flash.clock.nanos, nanos);
    return flash.bytes.filter((byte) => byte === 0).length;
  };
  const done = [1_000, 100_000, 200_000, 399_000].map(doneAt);
  assert.deepEqual(done, [...done].sort((a, b) => a - b));
  assert.ok(done[0] === 0 && done[3] > 250, done.join(' '));
  const flash = new NorFlash(new Uint8Array(SECTOR).fill(0xff), SECTOR, clock());
  flash.cutAt(500_000);
  flash.program(0, page(0));
  assert.equal(flash.steps, 1, 'a step that is over before is not touched');
});

/** Sends a command and its arguments. */
function send(panel, command, ...bytes) {
  panel.receive(command, false);
  bytes.forEach((byte) => panel.receive(byte, true));
}

const word = (value) => [value >> 8, value & 0xff];

/** A panel that is on, and shows what it is sent. */
function litPanel(mounting, mode) {
  const panel = new Panel(mounting);
  send(panel, 0x11);
  send(panel, 0x3a, 0x55);
  send(panel, 0x36, mode);
  send(panel, 0x21);
  send(panel, 0x29);
  return panel;
}

function draw(panel, [left, top, right, bottom], pixels) {
  send(panel, 0x2a, ...word(left), ...word(right));
  send(panel, 0x2b, ...word(top), ...word(bottom));
  send(panel, 0x2c, ...pixels.flatMap(word));
}

for (const [mounting, mode] of [['upright', 0x04], ['quarter', 0x70]]) {
  test(`panel: mounted ${mounting}, a window is filled row by row, and nothing beside it`, () => {
    const panel = litPanel(mounting, mode);
    draw(panel, [0, 0, SIDE - 1, SIDE - 1], Array(SIDE * SIDE).fill(0));
    panel.takePixels();
    draw(panel, [3, 10, 5, 11], [1, 2, 3, 4, 5, 6]);
    assert.equal(panel.takePixels(), 6);
    const picture = panel.picture();
    const at = (x, y) => picture[y * SIDE + x];
    assert.deepEqual([at(3, 10), at(4, 10), at(5, 10), at(3, 11), at(4, 11), at(5, 11)], [1, 2, 3, 4, 5, 6]);
    assert.equal(picture.filter((pixel) => pixel !== 0).length, 6);
    draw(panel, [0, 0, 1, 0], [7, 8, 9]);
    assert.deepEqual([...panel.picture().subarray(0, 2)], [9, 8], 'after its last pixel a window begins again');
  });
}

test('panel: nothing is seen while it sleeps, before display on, and after a reset; its memory stays', () => {
  const panel = new Panel('upright');
  assert.equal(panel.picture(), null);
  send(panel, 0x11);
  assert.equal(panel.picture(), null, 'awake, but not on');
  send(panel, 0x29);
  assert.ok(panel.picture() !== null);
  send(panel, 0x21);
  send(panel, 0x3a, 0x55);
  draw(panel, [0, 0, 0, 0], [0x1234]);
  send(panel, 0x10);
  assert.equal(panel.picture(), null, 'asleep');
  panel.reset();
  assert.equal(panel.picture(), null);
  [0x11, 0x21, 0x29].forEach((command) => send(panel, command));
  assert.equal(panel.picture()[0], 0x1234, 'the old picture is still there');
});

test('panel: without inversion every colour is its opposite, and the order of colours can be turned', () => {
  const panel = litPanel('upright', 0);
  draw(panel, [0, 0, 0, 0], [0xf800]);
  assert.equal(panel.picture()[0], 0xf800);
  send(panel, 0x20);
  assert.equal(panel.picture()[0], 0x07ff);
  send(panel, 0x21);
  send(panel, 0x36, 0x08);
  assert.equal(panel.picture()[0], 0x001f);
});

test('panel: pixels of another format are refused', () => {
  const panel = new Panel('upright');
  assert.throws(() => draw(panel, [0, 0, 0, 0], [1]), /16 bits/);
});

test('boot mode: a sector with a page left out spoils what comes after it, whole ones do not', () => {
  const used = new Uint8Array(4 * SECTOR);
  const file = (pages) => Buffer.concat(pages.map((at, i) => uf2({ 12: 0x10000000 + at, 20: i, 24: pages.length })));
  const all = Array.from({ length: 32 }, (_, i) => i * PAGE);
  const right = (flash) => flash.subarray(0, 2 * SECTOR).every((byte) => byte === 0xab);
  assert.ok(right(afterBootMode(used, file(all))));
  const holed = afterBootMode(used, file(all.filter((_, i) => i !== 7)));
  assert.ok(holed.subarray(SECTOR, SECTOR + PAGE).every((byte) => byte === 0xff), 'the second sector was erased behind its first page');
  assert.ok(used.every((byte) => byte === 0), 'the chip that was given is as it was');
});

/** A UF2 file of one block. */
function uf2(change = {}) {
  const words = { 0: 0x0a324655, 4: 0x9e5d5157, 8: 0x2000, 12: 0x10000000, 16: 256, 20: 0, 24: 1, 28: 0xe48bff56, 508: 0x0ab16f30, ...change };
  const file = Buffer.alloc(512, 0xab);
  for (const [at, value] of Object.entries(words)) file.writeUInt32LE(value, Number(at));
  return file;
}

test('UF2: a good block is read, a broken one is refused with its reason', () => {
  const [{ address, bytes }] = readUf2(uf2()).parts;
  assert.deepEqual([address, bytes.length, bytes[0]], [0x10000000, 256, 0xab]);
  assert.throws(() => readUf2(uf2().subarray(1)), /blocks of 512/);
  assert.throws(() => readUf2(Buffer.alloc(0)), /blocks of 512/);
  for (const at of [0, 4, 508]) assert.throws(() => readUf2(uf2({ [at]: 1 })), /broken/);
  assert.throws(() => readUf2(uf2({ 28: 0xe48bff59 })), /another family/);
  assert.throws(() => readUf2(uf2({ 20: 1 })), /out of order/);
  assert.throws(() => readUf2(uf2({ 24: 2 })), /out of order/);
});

test('UF2: of a file for several families a board takes its own blocks, counted by themselves', () => {
  const [other, first, second] = [{ 28: 0xe48bff59, 20: 7, 24: 9 }, { 24: 2 }, { 12: 0x10000100, 20: 1, 24: 2 }].map(uf2);
  const { parts } = readUf2(Buffer.concat([other, first, other, second]));
  assert.deepEqual(parts.map(({ address }) => address), [0x10000000, 0x10000100]);
  assert.throws(() => readUf2(Buffer.concat([other, first, other])), /missing/);
});

test('ELF: parts and symbols are found; what is no ELF file for ARM is refused', () => {
  // Header, one program header, three sections (none, strings, symbols), one symbol `go` and four bytes of program.
  const file = Buffer.alloc(400);
  file.writeUInt32LE(0x464c457f, 0);
  file[4] = 1;
  const half = (at, value) => file.writeUInt16LE(value, at);
  const words = (at, ...values) => values.forEach((value, i) => file.writeUInt32LE(value, at + 4 * i));
  half(18, 40);
  words(28, 52, 100);
  [[42, 32], [44, 1], [46, 40], [48, 3], [50, 1]].forEach(([at, value]) => half(at, value));
  words(52, 1, 300, 0x20000000, 0x10000100, 4, 4);
  words(140, 1, 3, 0, 0, 320, 12);
  words(180, 5, 2, 0, 0, 340, 16, 1);
  file.write('\0go\0\0syms\0', 320, 'latin1');
  words(340, 1, 0x10000101);
  words(300, 0xdeadbeef);
  const { parts, sections, symbols } = readElf(file);
  assert.deepEqual(parts.map(({ address, bytes }) => [address, bytes.length]), [[0x10000100, 4]]);
  assert.equal(symbols.get('go'), 0x10000101);
  assert.equal(sections[2].name, 'syms');
  assert.throws(() => readElf(Buffer.alloc(64)), /no 32-bit ELF/);
  half(18, 62);
  assert.throws(() => readElf(file), /no 32-bit ELF/);
});

test('flash chip: parts outside of it are refused', () => {
  assert.throws(() => flashWith([{ address: 0x10000000 + SECTOR - 1, bytes: page(0) }], SECTOR), /outside/);
  assert.throws(() => flashWith([{ address: 0x0fffffff, bytes: page(0) }], SECTOR), /outside/);
});

test('boot2: the sum of CRC-32/MPEG-2 is accepted, any other is not', () => {
  const flash = new Uint8Array(PAGE);
  flash.set(Buffer.from('123456789'), 252 - 9);
  // Leading zeros change this sum, so it is that of 243 zeros and the digits.
  let crc = 0xffffffff;
  for (const byte of flash.subarray(0, 252)) {
    for (let bit = 7; bit >= 0; bit -= 1) crc = (((crc << 1) ^ (((crc >>> 31) ^ (byte >> bit)) & 1 ? 0x04c11db7 : 0)) >>> 0);
  }
  new DataView(flash.buffer).setUint32(252, crc, true);
  checkBoot2(flash);
  flash[100] ^= 1;
  assert.throws(() => checkBoot2(flash), /boot2 has the sum/);
});

/** A RAM with a control block for real-time transfer and a ring of eight bytes. */
function ringOf(write, read, bytes) {
  const sram = new Uint8Array(4096);
  const view = new DataView(sram.buffer);
  sram.set(Buffer.from('SEGGER RTT'), 256);
  [0, 0x20000000 + 512, 8, write, read].forEach((value, i) => view.setUint32(256 + 24 + 4 * i, value, true));
  sram.set(bytes, 512);
  return { sram, view };
}

test('RTT: the ring is read once, over its end too', () => {
  const ring = ringOf(3, 6, [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual([...drainRtt(ring)], [6, 7, 0, 1, 2]);
  assert.equal(drainRtt(ring).length, 0, 'what was read is not read again');
  ring.view.setUint32(256 + 24 + 12, 5, true);
  assert.deepEqual([...drainRtt(ring)], [3, 4]);
  assert.equal(drainRtt({ sram: new Uint8Array(64) }).length, 0, 'no block, nothing logged');
  assert.equal(drainRtt(ringOf(9, 0, [])).length, 0, 'a block that is not filled in yet');
});

test('PNG: head, pixels and sums are as they have to be', () => {
  const file = encodePng(Uint8Array.of(255, 0, 0, 0, 255, 0), 2, 1);
  assert.deepEqual([...file.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20)], [2, 1]);
  const length = file.readUInt32BE(33);
  assert.equal(file.toString('latin1', 37, 41), 'IDAT');
  assert.deepEqual([...inflateSync(file.subarray(41, 41 + length))], [0, 255, 0, 0, 0, 255, 0]);
  // The sum of an empty IEND is the same in every PNG file.
  assert.equal(file.readUInt32BE(file.length - 4), 0xae426082);
  const panel = litPanel('upright', 0);
  assert.equal(panel.png(2).readUInt32BE(16), 2 * SIDE);
});

test('the same seed gives the same bits, another one others, and they are balanced', () => {
  const bits = (seed) => { const bit = seededBits(seed); return Array.from({ length: 4096 }, bit); };
  assert.deepEqual(bits(3), bits(3));
  assert.notDeepEqual(bits(3), bits(4));
  const ones = bits(3).reduce((sum, bit) => sum + bit);
  assert.ok(ones > 1900 && ones < 2200, `${ones} of 4096`);
});

test('cache: 16 KiB in two ways of lines of eight bytes, filled by halves; the line used longer ago goes', () => {
  const cache = new XipCache();
  assert.deepEqual([0, 3, 4, 7, 8, 0].map((at) => cache.read(at)), [false, true, false, true, false, true]);
  const WAY = 8 * 1024;
  // A third line of the same set takes the place of the older one.
  assert.deepEqual([WAY, 0, 2 * WAY, 0, WAY].map((at) => cache.read(at)), [false, true, false, true, false]);
  for (let at = 0; at < 2 * WAY; at += 4) cache.read(at);
  assert.ok(Array.from({ length: 4096 }, (_, i) => cache.read(4 * i)).every(Boolean), 'all of 16 KiB stays');
  assert.equal(cache.read(4 * WAY, false), false);
  assert.equal(cache.read(4 * WAY), false, 'what is read past it leaves nothing behind');
  cache.flush();
  assert.equal(cache.read(0), false);
});

test('cache: what a miss costs follows from the divider of the flash clock', () => {
  assert.deepEqual([2, 4].map(missCycles), [46, 86]);
});

/** Pins as the emulator has them, as far as a level goes. */
function pinsOf(count) {
  return Array.from({ length: count }, () => {
    const pin = { pullupEnabled: false, pulldownEnabled: false, rawInputValue: false, listeners: [] };
    pin.setInputValue = (level) => { pin.rawInputValue = level; };
    pin.addListener = (told) => pin.listeners.push(told);
    pin.pull = (up, down) => {
      Object.assign(pin, { pullupEnabled: up, pulldownEnabled: down });
      pin.listeners.forEach((told) => told());
    };
    return pin;
  });
}

test('pins: what is connected counts, else the pull, else the level of before', () => {
  const [key, power, loose] = pinsOf(3);
  const wires = new Wires({ gpio: [key, power, loose] });
  key.pull(true, false);
  power.pull(false, true);
  assert.deepEqual([key.rawInputValue, power.rawInputValue], [true, false]);
  for (const pin of [0, 1, 2]) wires.drive(pin, pin > 0);
  assert.deepEqual([key, power, loose].map((pin) => pin.rawInputValue), [false, true, true]);
  for (const pin of [0, 1, 2]) wires.drive(pin, null);
  assert.deepEqual([key, power, loose].map((pin) => pin.rawInputValue), [true, false, true], 'a loose pin keeps its level');
});

test('pins: one of the converter follows its pull, unless it is fed', () => {
  const [pin] = pinsOf(1);
  pin.index = 26;
  const adc = { channelValues: [] };
  const wires = new Wires({ gpio: [pin], adc });
  const read = (up, down) => { pin.pull(up, down); return adc.channelValues[0]; };
  assert.deepEqual([read(true, false), read(false, true)], [4095, 0]);
  wires.feed(0, 1300);
  assert.equal(read(false, false), Math.round((1300 * 4096) / 3300));
  const [up, down] = [read(true, false), read(false, true)];
  assert.ok(up < 3500 && down > 500, `${up}, ${down}`);
  wires.feed(0, null);
  assert.equal(read(true, false), 4095);
});

test('a device is refused a flash chip of another size than its board has', () => {
  assert.throws(() => new Device({ board: { flashSize: SECTOR }, flash: new Uint8Array(8) }), /4096 bytes/);
});
