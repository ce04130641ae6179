// The chip, with small programs put together by hand: ROM, faults, lock-up, watchdog, cycles, stack.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chip, Device, PowerCut, SECTOR, WatchdogReset, Wires, accidents } from '../src/index.js';

const MIB = 1024 * 1024;
const RAM = 0x20000000;
const CODE = 0x10000200;
const FAULT_CODE = 0x10000300;

// Thumb instructions.
const NOP = 0xbf00;
const WFI = 0xbf30;
const WFE = 0xbf20;
const SEV = 0xbf40;
const STAY = 0xe7fe;
const BX_LR = 0x4770;
const mov = (register, value) => 0x2000 | (register << 8) | value;
const shift = (to, from, bits) => (bits << 6) | (from << 3) | to;
const store = (value, base) => 0x6000 | (base << 3) | value;
const load = (value, base) => 0x6800 | (base << 3) | value;
const blx = (register) => 0x4780 | (register << 3);
const copy = (to, from) => 0x4600 | ((to & 8) << 4) | (from << 3) | (to & 7);
const literal = (register, words) => 0x4800 | (register << 8) | words;

/** A chip of 2 MiB with a program at its reset vector, and one for its HardFault. */
function flashOf(program, { words = [], onFault = [STAY], stack = RAM + 0x1000 } = {}) {
  const flash = new Uint8Array(2 * MIB).fill(0xff);
  const view = new DataView(flash.buffer);
  for (let vector = 0; vector < 48; vector += 1) view.setUint32(0x100 + 4 * vector, FAULT_CODE | 1, true);
  view.setUint32(0x100, stack, true);
  view.setUint32(0x104, CODE | 1, true);
  program.forEach((half, i) => view.setUint16(0x200 + 2 * i, half, true));
  words.forEach((value, i) => view.setUint32(0x280 + 4 * i, value, true));
  onFault.forEach((half, i) => view.setUint16(0x300 + 2 * i, half, true));
  return flash;
}

const chipOf = (program, options = {}) => new Chip({ flash: flashOf(program, options), bit: () => 1, ...options });
/** Loads word `index` of the literals at 0x280; `at` is which halfword of the program this is. */
const word = (register, index, at) => literal(register, (0x280 + 4 * index - ((0x200 + 2 * at + 4) & ~3)) / 4);

test('time is counted in cycles of 8 ns', () => {
  const chip = chipOf([NOP, NOP, NOP, NOP, STAY]);
  chip.run(4 * 8);
  assert.equal(chip.nanos, 32);
  assert.equal(chip.rp2040.core.PC, CODE + 8);
  assert.equal(chip.busyNanos, 32);
});

test('a sleeping core is not busy', () => {
  const chip = chipOf([NOP, WFI, STAY]);
  chip.run(1e6);
  assert.equal(chip.nanos, 1e6);
  assert.ok(chip.busyNanos < 100, `${chip.busyNanos} ns`);
});

test('an event that the program itself sent keeps it from sleeping, once', () => {
  const chip = chipOf([SEV, WFE, NOP, WFE, STAY]);
  chip.run(1e6);
  const { core } = chip.rp2040;
  assert.ok(core.waiting, 'the second one waits');
  assert.equal(core.PC, CODE + 8);
});

test('a read where nothing is becomes a HardFault, with the address on the stack', () => {
  const chip = chipOf([mov(0, 0x60), shift(0, 0, 24), load(0, 0), STAY]);
  chip.run(1000);
  const { core, sramView } = chip.rp2040;
  assert.deepEqual([chip.faults, core.IPSR, core.PC & ~1, chip.lockedUp], [1, 3, FAULT_CODE, false]);
  assert.equal(sramView.getUint32(core.SP + 0x18 - RAM, true), CODE + 4);
});

test('a write where nothing is and an undefined instruction are faults too', () => {
  for (const program of [[mov(0, 0x60), shift(0, 0, 24), store(0, 0)], [0xde00], [0xbe00]]) {
    const chip = chipOf([...program, STAY]);
    chip.run(1000);
    assert.deepEqual([chip.faults, chip.rp2040.core.PC & ~1], [1, FAULT_CODE]);
  }
});

test('a fault inside the HardFault locks the core up, and time goes on', () => {
  const chip = chipOf([0xde00], { onFault: [0xde00] });
  chip.run(1e6);
  assert.deepEqual([chip.faults, chip.lockedUp, chip.nanos], [2, true, 1e6]);
});

test('a stack that leaves RAM locks the core up: the fault cannot be stacked', () => {
  const chip = chipOf([STAY], { stack: RAM + 0x40 });
  chip.run(80);
  chip.divert(accidents.overflow);
  chip.run(1e5);
  assert.deepEqual([chip.lockedUp, chip.faults], [true, 1]);
});

test('the watchdog resets a core that hangs or is locked up; scratch registers, reason and RAM stay', () => {
  // Stores 42 to scratch 0 and to RAM, loads the watchdog with 1000 (half a millisecond) and starts it.
  const program = [word(1, 0, 0), mov(0, 42), 0x60c8, word(2, 1, 3), store(0, 2), word(0, 2, 5), 0x6048, mov(0, 1), shift(0, 0, 30), store(0, 1)];
  const words = [0x40058000, RAM + 0x800, 1000];
  for (const end of [STAY, 0xde00]) {
    const chip = chipOf([...program, end], { words, onFault: [0xde00] });
    assert.throws(() => chip.run(1e9), WatchdogReset);
    assert.ok(Math.abs(chip.nanos - 500_000) < 5_000, `${chip.nanos} ns`);
    const kept = chip.kept();
    const again = new Chip({ flash: chip.flashBytes(), bit: () => 1, kept });
    assert.deepEqual([kept.scratch[0], kept.reason, again.bytesAt(RAM + 0x800, 1)[0]], [42, 1, 42]);
    assert.equal(again.watchdog.readUint32(0x0c), 42);
    assert.notEqual(chipOf([STAY]).bytesAt(RAM + 0x800, 4).join(), [42, 0, 0, 0].join(), 'after a loss of power they do not');
  }
});

test('a device goes on through a reset, and reports writes to scratch registers', () => {
  const program = [word(1, 0, 0), mov(0, 42), 0x60c8, word(0, 1, 3), 0x6048, mov(0, 1), shift(0, 0, 30), store(0, 1), STAY];
  const written = [];
  const flash = flashOf(program, { words: [0x40058000, 1000] });
  const device = new Device({ board: { flashSize: 2 * MIB }, flash, onScratch: (...told) => written.push(told.slice(0, 2)) });
  device.run(1.2);
  assert.equal(device.resets, 2);
  assert.deepEqual(written, [[0, 42], [0, 42], [0, 42]]);
  assert.equal(device.millis, 1.2);
});

test('a device comes to the end of its run, however the fractions of its time add up', () => {
  const device = new Device({ board: { flashSize: 2 * MIB }, flash: flashOf([WFI, STAY]) });
  // From a device that once ran for ever: its chip had arrived, but the sum of both times was short by a hair.
  device.before = 592835616.0000001;
  device.chip.run(1045389464);
  device.run((1668225080.0000002 - device.nanos) / 1e6);
  assert.equal(device.chip.nanos, 1075389464);
});

test('the ROM finds its functions by their two letters, and refuses others', () => {
  const tag = (letters) => letters.charCodeAt(0) | (letters.charCodeAt(1) << 8);
  for (const [letters, there] of [['RE', true], ['RP', true], ['IF', true], ['ZZ', false]]) {
    // r4 = lookup function, called with the table in r0 and the tag in r1.
    const chip = chipOf([mov(2, 0x18), 0x8814, mov(0, 0x40), word(1, 0, 3), blx(4), STAY], { words: [tag(letters)] });
    chip.run(5000);
    const [found] = chip.rp2040.core.registers;
    assert.equal(found !== 0, there, letters);
    if (there) assert.equal(found & 1, 1, 'a Thumb address');
  }
});

/** A program that has the ROM erase the sector at 64 KiB. */
function eraser() {
  const program = [mov(2, 0x18), 0x8814, word(1, 0, 2), blx(4), copy(5, 0), mov(0, 1), shift(0, 0, 16), word(1, 1, 7), blx(5), STAY];
  const flash = flashOf(program, { words: [0x4552, SECTOR] });
  flash.fill(0, 0x10000, 0x11000);
  return flash;
}

test('flash is erased by the ROM, and the power can go inside of it or at any moment', () => {
  const chip = new Chip({ flash: eraser(), bit: () => 1 });
  chip.run(46e6);
  assert.ok(chip.flashBytes().subarray(0x10000, 0x11000).every((byte) => byte === 0xff));
  assert.equal(chip.flashBytes()[0x11000], 0xff);
  const cut = new Chip({ flash: eraser(), bit: () => 1 });
  cut.nor.cutInStep(0);
  assert.throws(() => cut.run(46e6), PowerCut);

  const board = { flashSize: 2 * MIB };
  const blank = (device) => device.flash.subarray(0x10000, 0x11000).filter((byte) => byte === 0xff).length;
  const moments = [0, 0.001, 10, 40, 60].map((millis) => {
    const device = new Device({ board, flash: eraser() });
    const inside = device.runAndCut(millis);
    return { inside, blank: blank(device) };
  });
  assert.deepEqual(moments.map(({ inside }) => inside), [false, true, true, true, false]);
  assert.ok(moments.every(({ blank: now }, i) => i === 0 || now >= moments[i - 1].blank));
  assert.deepEqual([moments[0].blank, moments[4].blank], [0, SECTOR]);
  const device = new Device({ board, flash: eraser() });
  assert.equal(device.runToCutInStep(1, 100), false, 'there is only one step');
  assert.equal(device.runToCutInStep(0, 100), true, 'which the next start does again');
});

test('calls of a function are timed from its first instruction to its return', () => {
  // Calls 0x10000240 twice: five instructions of one cycle, and a return of two or three.
  const program = [word(4, 0, 0), blx(4), blx(4), STAY];
  const flash = flashOf(program, { words: [0x10000241] });
  const view = new DataView(flash.buffer);
  [NOP, NOP, NOP, NOP, NOP, BX_LR].forEach((half, i) => view.setUint16(0x240 + 2 * i, half, true));
  const chip = new Chip({ flash, bit: () => 1 });
  const calls = [];
  chip.timeCalls(0x10000241, (call) => calls.push(call));
  chip.run(10_000);
  assert.equal(calls.length, 2);
  for (const { cycles, interrupted } of calls) {
    assert.ok(cycles >= 7 && cycles <= 8, `${cycles} cycles`);
    assert.equal(interrupted, 0);
  }
});

test('interrupts are not counted to the call that they interrupt', () => {
  // SysTick is set up to come 20 cycles into a function of 60; its handler returns at once.
  const program = [
    word(1, 0, 0), mov(0, 40), 0x6048, mov(0, 0), 0x6088, mov(0, 7), store(0, 1), word(4, 1, 7), blx(4), STAY,
  ];
  const flash = flashOf(program, { words: [0xe000e010, 0x10000241], onFault: [NOP, NOP, NOP, NOP, BX_LR] });
  const view = new DataView(flash.buffer);
  [...Array(50).fill(NOP), BX_LR].forEach((half, i) => view.setUint16(0x240 + 0x200 + 2 * i, half, true));
  view.setUint32(0x284, 0x10000441, true);
  const chip = new Chip({ flash, bit: () => 1 });
  const calls = [];
  chip.timeCalls(0x10000441, (call) => calls.push(call));
  chip.run(10_000);
  assert.equal(calls.length, 1);
  assert.ok(calls[0].interrupted > 0, 'it was interrupted');
  assert.ok(calls[0].cycles >= 50 && calls[0].cycles <= 56, `${calls[0].cycles} cycles of its own`);
});

test('modelled, the first pass through a loop in flash waits for each word, the others for none', () => {
  const program = [...Array(8).fill(NOP), 0xe7f6];
  const [ideal, modelled] = ['ideal', 'modelled'].map((timing) => {
    const chip = chipOf(program, { timing });
    const passes = [];
    for (let pass = 0; pass < 3; pass += 1) {
      const before = chip.cycles;
      chip.run(chip.nanos + 1e6, () => chip.rp2040.core.PC === CODE && chip.cycles > before);
      passes.push(chip.cycles - before);
    }
    return passes;
  });
  // 18 bytes of program are five words; without boot2 the clock of the flash chip is divided by four.
  assert.deepEqual(modelled, [ideal[0] + 5 * 86, ideal[1], ideal[2]]);
});

const [CLOCKS, XOSC, PLL, RESETS] = [0x40008, 0x40024, 0x40028, 0x4000c];
const [REF_CONTROL, SYS_CONTROL, SLEEP_EN] = [0x30, 0x3c, 0xa8];
const registers = (chip, peripheral) => (offset, value) => chip.rp2040.peripherals[peripheral].writeUint32(offset, value);
const isStable = (chip) => chip.rp2040.peripherals[XOSC].readUint32(4) >>> 31 === 1;

test('modelled, the core runs from the ring oscillator until another clock is chosen, which has to swing first', () => {
  const chip = chipOf([...Array(8).fill(NOP), STAY], { timing: 'modelled' });
  assert.ok(chip.nanos > 0, 'the ROM took its time');
  const cycle = () => { const [nanos, cycles] = [chip.nanos, chip.cycles]; chip.run(nanos + 1); return (chip.nanos - nanos) / (chip.cycles - cycles); };
  assert.ok(Math.abs(cycle() - 1000 / 6.5) < 0.01);
  const [crystal, clocks, pll] = [XOSC, CLOCKS, PLL].map((peripheral) => registers(chip, peripheral));
  crystal(0x0c, 750);
  crystal(0x00, 0xfabaa0);
  assert.throws(() => clocks(REF_CONTROL, 2), /not stable/);
  chip.clock.tick(15.9e6);
  assert.ok(!isStable(chip));
  chip.clock.tick(0.1e6);
  assert.ok(isStable(chip), '750 times 256 swings at 12 MHz are 16 ms');
  clocks(REF_CONTROL, 2);
  assert.ok(Math.abs(cycle() - 1000 / 12) < 0.01);
  pll(0x08, 125);
  pll(0x0c, 0x62000);
  clocks(SYS_CONTROL, 1);
  assert.ok(Math.abs(cycle() - 8) < 0.01);
});

test('ideal, the crystal swings at once; over a reset by the watchdog it goes on in either case', () => {
  const [ideal, modelled] = ['ideal', 'modelled'].map((timing) => {
    const chip = chipOf([STAY], { timing });
    registers(chip, XOSC)(0x00, 0xfabaa0);
    return chip;
  });
  assert.ok(isStable(ideal) && !isStable(modelled));
  assert.ok(isStable(chipOf([STAY], { timing: 'modelled', kept: modelled.kept() })));
});

test('the timer counts from its reset', () => {
  const chip = chipOf([STAY]);
  chip.clock.tick(5e6);
  const resets = registers(chip, RESETS);
  resets(0, 1 << 21);
  resets(0, 0);
  chip.clock.tick(2e6);
  assert.equal(chip.rp2040.peripherals[0x40054].readUint32(0x28), 2000);
});

test('in deep sleep the chosen clocks run alone, and one that is needed may not be missing', () => {
  const timer = [1 << 8 | 1 << 11, 1 << 5 | 1 << 12];
  const sleeping = (gates) => {
    const chip = chipOf([WFI, STAY]);
    gates.forEach((mask, i) => registers(chip, CLOCKS)(SLEEP_EN + 4 * i, mask));
    chip.rp2040.ppb.writeUint32(0xd10, 4);
    chip.run(1e6);
    return chip;
  };
  const chip = sleeping(timer);
  assert.deepEqual(chip.gates.running, ['io', 'pads', 'timer', 'watchdog']);
  assert.ok(chip.sleptNanos.get(timer.join()) > 0.99e6);
  assert.throws(() => sleeping([timer[0], 1 << 12]), /clock of timer/);
  const light = chipOf([WFI, STAY]);
  timer.forEach((mask, i) => registers(light, CLOCKS)(SLEEP_EN + 4 * i, mask));
  light.rp2040.ppb.writeUint32(0xd10, 4);
  light.pulse.registers.set([1, 16, 0, 5, 10]);
  assert.throws(() => light.run(1e6), /clock of pwm/);
});

test('dormant, all stands still until a pin that may wake it moves; the timer has not counted', () => {
  const ROSC = 0x40060;
  const chip = chipOf([NOP, NOP, STAY]);
  const wires = new Wires(chip.rp2040);
  chip.rp2040.gpio[5].padValue = 0x4a;
  wires.drive(5, null);
  const io = registers(chip, 0x40014);
  registers(chip, 0x40058)(0x04, 100);
  registers(chip, 0x40058)(0x00, 1 << 30);
  registers(chip, ROSC)(0x0c, 0x636f6d61);
  io(0x160, 1 << 20);
  chip.run(60e9);
  assert.ok(chip.isDormant && chip.nanos === 60e9, 'a minute passes, and the watchdog of 50 us does not bite');
  assert.equal(chip.cycles, 0);
  wires.drive(5, false);
  assert.throws(() => chip.run(61e9), WatchdogReset);
  assert.ok(!chip.isDormant && chip.dormantNanos === 60e9);
  assert.ok(chip.nanos < 60.001e9, 'the watchdog goes on where it was');
  assert.ok(chip.rp2040.peripherals[0x40054].readUint32(0x28) <= 50);
});

test('the flash chip tells its size when it is asked who it is', () => {
  const chip = chipOf([STAY]);
  const ssi = chip.rp2040.peripherals[0x18000];
  ssi.writeUint32(0x60, 0x9f9f9f9f);
  assert.deepEqual([1, 2, 3].map(() => ssi.readUint32(0x60)), [0xef, 0x40, 21]);
});

test('modelled, SPI leaves a gap after each byte: two clocks in mode 0, half of one in mode 3', () => {
  const byteNanos = (mode, timing) => {
    const sent = [];
    const chip = chipOf([STAY], { timing, onTransmit: () => sent.push(chip.nanos) });
    const [spi] = chip.rp2040.spi;
    spi.writeUint32(0x00, 7 | mode);
    spi.writeUint32(0x10, 2);
    spi.writeUint32(0x04, 2);
    for (let i = 0; i < 3; i += 1) spi.writeUint32(0x08, i);
    chip.run(chip.nanos + 1e5);
    assert.equal(sent.length, 3);
    return sent[2] - sent[1];
  };
  const clock = 16;
  assert.deepEqual([0x00, 0xc0].map((mode) => byteNanos(mode, 'ideal')), [8 * clock, 8 * clock]);
  assert.deepEqual([0x00, 0xc0].map((mode) => byteNanos(mode, 'modelled')), [10 * clock, 8.5 * clock]);
});

test('the deepest use of a painted stack is found', () => {
  const chip = chipOf([STAY]);
  const { sramView } = chip.rp2040;
  chip.paint(RAM, RAM + 0x400);
  assert.equal(chip.deepestStack(RAM + 0x400, RAM), 0);
  sramView.setUint32(0x3c0, 1, true);
  assert.equal(chip.deepestStack(RAM + 0x400, RAM), 0x40);
});

test('an alarm fires in the microsecond it is set to, never before', () => {
  const chip = chipOf([NOP, STAY]);
  const timer = chip.rp2040.peripherals[0x40054];
  const ALARM = 0x10;
  for (const fraction of [1, 300, 700, 999]) {
    chip.clock.tick(1000 - (chip.clock.nanos % 1000) + fraction);
    const due = Math.floor(chip.clock.nanos / 1000) + 9;
    timer.intRaw = 0;
    timer.writeUint32(ALARM, due);
    while (timer.intRaw === 0) chip.clock.tick(10);
    assert.equal(Math.floor(chip.clock.nanos / 1000), due);
  }
});
