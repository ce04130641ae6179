// One RP2040 from reset to reset: the emulator's core with our ROM, flash, stand-ins and faults, and a loop that
// counts time in cycles.

import { LogLevel, Simulator } from 'rp2040js';
import { NorFlash, answerId, idOf } from './flash.js';
import { ClockGates, Crystal, RING_HERTZ, RingOscillator } from './clocks.js';
import { BOOT_CYCLES, buildRom, serve } from './rom.js';
import { Idle, PulseWidth } from './standins.js';
import { hasBoot2 } from './image.js';
import { throughCache } from './xip.js';

/** A cycle at 125 MHz. */
const CYCLE_NANOS = 8;
const RAM = 0x20000000;
const RAM_SIZE = 264 * 1024;
const ROM_SIZE = 16 * 1024;
const VECTORS = 0x10000100;
const SSI = 0x18000;
/** Where the boot ROM puts the second stage: the last 256 bytes of RAM. */
const BOOT2 = RAM + RAM_SIZE - 256;
/** Bit of an SPI port's control register: data on the second edge of the clock, as in modes 1 and 3. */
const SECOND_EDGE = 0x80;
const HARD_FAULT = 3;
const SCRATCH = 0x0c;
const RESETS = 0x4000c;
const TIMER = 0x40054;
/** The timer's bit among the resets. */
const TIMER_RESET = 1 << 21;
/** Where the pins are named that end dormancy. */
const DORMANT_WAKE = 0x160;
const PAINT = 0xcccccccc;

/** Thrown when the watchdog resets the chip. */
export class WatchdogReset extends Error {}

class Fault extends Error {}

/** What RAM holds when the power comes on: nothing that a program may count on. */
const NOISE = Uint8Array.from({ length: RAM_SIZE }, (_, i) => Math.imul(i + 1, 2654435761) >>> 24);

/**
 * Clocks between two frames. A PL022 in mode 0 or 2 raises its select line between them, which takes two; in mode 1 or 3 it
 * goes on at once, and a DMA that feeds it byte by byte loses about half a clock (pico-feedback issue 39, pico-examples
 * issue 285).
 */
function gapOf(spi) { return spi.control0 & SECOND_EDGE ? 0.5 : 2; }

/** The processor with its memories. */
export class Chip {
  /**
   * @param {object} options
   * @param {Uint8Array} options.flash the bytes of the flash chip; its length is its size. They are copied.
   * @param {number[]} [options.flashId] what it says of itself, if not its size
   * @param {() => number} options.bit the ring oscillator's random bit
   * @param {object} [options.kept] what outlived the reset before: the result of `kept()`
   * @param {'ideal' | 'modelled'} [options.timing] whether clocks have to be started, the ROM takes time, flash is read through
   *   its cache and SPI leaves gaps; or all of it is at once and at 125 MHz
   * @param {'typical' | 'worst'} [options.flashTimes] how long the flash chip takes
   * @param {(step: object) => void} [options.onFlashStep] sees every step of the flash chip (`NorFlash`)
   * @param {() => void} [options.onPulse] a pulse width channel was changed
   * @param {(port: number, byte: number) => void} [options.onTransmit] a byte left an SPI port
   * @param {(register: number, value: number) => void} [options.onScratch] a watchdog scratch register was written
   */
  constructor({ flash, flashId = idOf(flash.length), bit, kept, timing = 'ideal', flashTimes, onFlashStep, onPulse, onTransmit, onScratch }) {
    const { rp2040, clock } = new Simulator();
    Object.assign(this, { rp2040, clock, timing, cycleNanos: CYCLE_NANOS, cycles: 0, stall: 0, misses: 0 });
    Object.assign(this, { lockedUp: false, inBootMode: false, bootLamp: 0, faults: 0, watched: null, isDormant: false, timerZero: 0 });
    /** Nanoseconds that the core was busy, that it slept, by the clocks that ran meanwhile, and that everything stood still. */
    Object.assign(this, { busyNanos: 0, sleptNanos: new Map(), dormantNanos: 0 });
    const refuse = (name, text) => {
      if (/invalid memory address|undefined address|not implemented yet/.test(text)) throw new Fault(text);
    };
    const error = (name, text) => { throw new Fault(text); };
    // The emulator only mentions SEV. A program that wakes itself (a task that yields) would sleep for ever after it.
    const info = (name, text) => { if (text === 'SEV') rp2040.core.eventRegistered = true; };
    rp2040.logger = { debug() {}, info, warn: refuse, error, level: LogLevel.Warn };
    rp2040.loadBootrom(buildRom());
    rp2040.flash.set(flash);
    this.nor = new NorFlash(rp2040.flash, flash.length, clock, onFlashStep, flashTimes);
    answerId(rp2040.peripherals[SSI], flashId);
    rp2040.sram.set(kept?.ram ?? NOISE);
    this.pulse = new PulseWidth(rp2040, () => onPulse?.());
    rp2040.peripherals[0x14000] = new Idle(rp2040, 'XIP');
    rp2040.peripherals[0x40050] = this.pulse;
    this.#watchdog(kept, onScratch);
    this.#timer();
    this.#clockTree(bit, kept);
    rp2040.spi.forEach((spi, port) => {
      const done = clock.createAlarm(() => spi.completeTransmit(0));
      spi.onTransmit = (value) => {
        if (spi.dataBits > 8) onTransmit?.(port, value >> 8);
        onTransmit?.(port, value & 0xff);
        const clocks = spi.dataBits + (timing === 'modelled' ? gapOf(spi) : 0);
        done.schedule((clocks * 1e9) / (spi.clockFrequency || 62.5e6));
      };
    });
    const { core } = rp2040;
    const on = {
      flush: () => this.cache?.flush(),
      bootMode: (lamp) => this.#bootMode(lamp),
      spend: (cycles) => { if (timing === 'modelled') this.stall += cycles; },
    };
    rp2040.onBreak = (code) => {
      if (core.PC > ROM_SIZE || !serve(code, rp2040, this.nor, on)) throw new Fault('an undefined instruction');
      core.breakRewind = 0;
    };
    core.VTOR = VECTORS;
    core.reset();
    // What the boot ROM does: the second stage is run from RAM, sets the flash up and goes on to the program.
    if (hasBoot2(flash)) {
      rp2040.sram.set(flash.subarray(0, 252), BOOT2 - RAM);
      Object.assign(core, { PC: BOOT2, LR: 0, SP: BOOT2 });
    }
    if (timing === 'modelled') {
      const ssi = rp2040.peripherals[SSI];
      this.cache = throughCache(rp2040, () => ssi.readUint32(0x14) || 4, (cycles) => { this.stall += cycles; this.misses += 1; });
      clock.tick(BOOT_CYCLES * this.cycleNanos);
    }
  }

  /**
   * The processor runs from the ring oscillator until it chooses another clock. Over a reset by the watchdog a crystal goes on
   * swinging.
   */
  #clockTree(bit, kept) {
    const { rp2040 } = this;
    const modelled = this.timing === 'modelled';
    const stop = () => this.#stop();
    this.crystal = new Crystal(rp2040, !modelled, stop);
    if (kept) Object.assign(this.crystal, kept.crystal, { stableAt: 0 });
    rp2040.peripherals[0x40024] = this.crystal;
    rp2040.peripherals[0x40060] = new RingOscillator(rp2040, bit, stop);
    this.gates = new ClockGates(rp2040, this.crystal);
    this.wakers = new Uint32Array(4);
    const io = rp2040.peripherals[0x40014];
    const [read, write] = [io.readUint32.bind(io), io.writeUint32.bind(io)];
    const isWaker = (offset) => offset >= DORMANT_WAKE && offset < DORMANT_WAKE + 16;
    io.readUint32 = (offset) => (isWaker(offset) ? this.wakers[(offset - DORMANT_WAKE) / 4] : read(offset));
    io.writeUint32 = (offset, value) => {
      if (isWaker(offset)) this.wakers[(offset - DORMANT_WAKE) / 4] = value; else write(offset, value);
    };
    if (!modelled) return;
    rp2040.clkSys = RING_HERTZ;
    this.cycleNanos = 1e9 / RING_HERTZ;
    rp2040.addClockListener((hertz) => { this.cycleNanos = 1e9 / hertz; });
  }

  /** Everything stops, the time of timer and watchdog too, until a pin wakes it. */
  #stop() {
    const { clock } = this;
    Object.assign(this, { isDormant: true, stopped: { at: clock.nanos, alarms: clock.nextAlarm } });
    clock.nextAlarm = null;
  }

  /** Whether one of the pins that may is at the level that wakes. */
  #isWoken() {
    return this.rp2040.gpio.some(({ irqStatus }, pin) => irqStatus & (this.wakers[pin >> 3] >>> (4 * (pin & 7))) & 15);
  }

  #wake() {
    const { clock, stopped } = this;
    const slept = clock.nanos - stopped.at;
    for (let alarm = stopped.alarms; alarm; alarm = alarm.next) alarm.nanos += slept;
    clock.nextAlarm = stopped.alarms;
    this.watchdog.timer.baseNanos += slept;
    this.timerZero += slept;
    this.dormantNanos += slept;
    this.isDormant = false;
  }

  /**
   * Alarms at the microsecond they are set to. The emulator cuts fractions off and is up to a microsecond early; a program
   * that looks at the time then and sets the same alarm again, a little too late, would sleep for ever.
   */
  #timer() {
    const { clock } = this;
    const timer = this.rp2040.peripherals[TIMER];
    // It counts from its last reset on.
    const counted = () => clock.nanos - this.timerZero;
    timer.clock = { get nanos() { return counted(); } };
    const resets = this.rp2040.peripherals[RESETS];
    const reset = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      if (offset === 0 && resets.reset & ~value & TIMER_RESET) this.timerZero = clock.nanos;
      reset(offset, value);
    };
    const [FIRST, LAST] = [0x10, 0x1c];
    const write = timer.writeUint32.bind(timer);
    timer.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset < FIRST || offset > LAST) return;
      const nanos = counted();
      const micros = (value - Math.floor(nanos / 1000)) >>> 0;
      timer.alarms[(offset - FIRST) / 4].clockAlarm.schedule(Math.max(0, micros * 1000 - (nanos % 1000)));
    };
  }

  #watchdog(kept, onScratch) {
    const watchdog = this.rp2040.peripherals[0x40058];
    if (kept) {
      watchdog.scratchData.set(kept.scratch);
      watchdog.reason = kept.reason;
    }
    watchdog.onWatchdogTrigger = () => { throw new WatchdogReset('watchdog'); };
    const write = watchdog.writeUint32.bind(watchdog);
    watchdog.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset >= SCRATCH && offset < SCRATCH + 32) onScratch?.((offset - SCRATCH) / 4, value >>> 0);
    };
    this.watchdog = watchdog;
  }

  /** The program is over; only a computer at the other end of the cable could go on. */
  #bootMode(lamp) {
    this.watchdog.writeUint32(0, 0);
    Object.assign(this, { inBootMode: true, lockedUp: true, bootLamp: lamp });
  }

  /** What outlives a reset by the watchdog: scratch registers, the reason, RAM, and the crystal. */
  kept() {
    const { watchdog, crystal: { enabled, control, startup } } = this;
    const crystal = { enabled, control, startup };
    return { scratch: watchdog.scratchData.slice(), reason: watchdog.reason, ram: this.rp2040.sram.slice(), crystal };
  }

  /** The flash chip as it is now. */
  flashBytes() { return this.rp2040.flash.slice(0, this.nor.size); }

  /** Time since the reset. */
  get nanos() { return this.clock.nanos; }

  /**
   * Runs until this moment, or until `stop()` is true after an instruction.
   * @param {number} untilNanos
   * @param {() => boolean} [stop]
   * @returns {boolean} whether it was stopped
   */
  run(untilNanos, stop) {
    const { core } = this.rp2040;
    const { clock } = this;
    while (clock.nanos < untilNanos) {
      if (this.isDormant) {
        if (this.#isWoken()) this.#wake(); else clock.tick(untilNanos - clock.nanos);
      } else if (this.lockedUp || core.waiting) {
        this.#sleepTo(untilNanos);
        if (core.waiting && core.eventRegistered) core.waiting = false;
      } else {
        const pc = core.PC;
        if (this.watched !== null) this.#watch(pc & ~1);
        try {
          this.stall = 0;
          const cycles = core.executeInstruction() + this.stall;
          if (this.watched !== null && core.IPSR !== this.watched.mode) this.watched.interrupted += cycles;
          this.cycles += cycles;
          const nanos = cycles * this.cycleNanos;
          this.busyNanos += nanos;
          clock.tick(nanos);
          // A branch to itself changes nothing until the next alarm.
          if (core.PC === pc && !core.interruptsUpdated) this.#idleTo(untilNanos);
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          this.#fault(pc);
        }
      }
      if (stop?.()) return true;
    }
    return false;
  }

  /** The same while the core sleeps: with which clocks is noted, and whatever has something to do needs its own. */
  #sleepTo(untilNanos) {
    const before = this.clock.nanos;
    if (this.gates.deep && !this.lockedUp) this.#checkGates();
    this.#idleTo(untilNanos);
    const key = this.gates.deep ? this.gates.asleep.join() : 'all';
    this.sleptNanos.set(key, (this.sleptNanos.get(key) ?? 0) + this.clock.nanos - before);
  }

  #checkGates() {
    const { rp2040, gates } = this;
    const key = gates.asleep.join();
    if (this.goodGates === key && !this.pulse.isOn) return;
    const running = gates.running;
    const need = (name, why) => { if (!running.includes(name)) throw new Error(`the clock of ${name} stands still in sleep, but ${why}`); };
    need('timer', 'it is to wake the core');
    need('watchdog', 'it is to watch');
    need('io', 'keys are to wake the core');
    if (this.pulse.isOn) need('pwm', 'a light or a tone is on');
    this.goodGates = key;
  }

  /** The clocks that ran while the core slept, longest first, each set with its share of all time. */
  restingClocks() {
    return [...this.sleptNanos].sort(([, a], [, b]) => b - a).map(([key, nanos]) => ({ key, nanos }));
  }

  /** Lets the time pass up to the next alarm. */
  #idleTo(untilNanos) {
    const { clock } = this;
    const next = clock.nextAlarm ? clock.nextAlarm.nanos - clock.nanos : Infinity;
    clock.tick(Math.max(0, Math.min(next, untilNanos - clock.nanos)));
  }

  /** A fault is taken as an exception, unless it cannot be stacked or is one inside another: then the core locks up. */
  #fault(pc) {
    const { core } = this.rp2040;
    this.faults += 1;
    const room = core.SP - 0x20 >= RAM && core.SP <= RAM + RAM_SIZE;
    if (!room || core.IPSR === HARD_FAULT) {
      this.lockedUp = true;
      return;
    }
    core.PC = pc;
    core.exceptionEntry(HARD_FAULT);
  }

  /** Sends the core to another place, as an accident would. */
  divert(address) {
    const { core } = this.rp2040;
    core.waiting = false;
    core.PC = address & ~1;
  }

  /**
   * Times the calls of one function from now on.
   * @param {number} address where it begins, as the symbols of an ELF file give it
   * @param {(call: { cycles: number, interrupted: number }) => void} onCall called at each return, with the cycles
   *   from the first instruction to the return, and the cycles of interrupts, which are not among them
   */
  timeCalls(address, onCall) {
    this.watched = { entry: address & ~1, onCall, open: null, mode: -1, interrupted: 0 };
  }

  #watch(pc) {
    const { core } = this.rp2040;
    const { watched } = this;
    const { open } = watched;
    if (open !== null && pc === open.back && core.SP === open.stack) {
      const cycles = this.cycles - open.since - watched.interrupted;
      Object.assign(watched, { open: null, mode: -1 });
      watched.onCall({ cycles, interrupted: watched.interrupted });
    } else if (open === null && pc === watched.entry) {
      watched.open = { back: core.LR & ~1, stack: core.SP, since: this.cycles };
      Object.assign(watched, { mode: core.IPSR, interrupted: 0 });
    }
  }

  /** Paints RAM from one address to another. */
  paint(from, to) {
    for (let at = from; at < to; at += 4) this.rp2040.sramView.setUint32(at - RAM, PAINT, true);
  }

  /** The most that was ever used of a stack that was painted before, in bytes. */
  deepestStack(start, end) {
    const { sramView } = this.rp2040;
    let at = end;
    while (at < start && sramView.getUint32(at - RAM, true) === PAINT) at += 4;
    return start - at;
  }

  /** Bytes of RAM or flash. */
  bytesAt(address, length) {
    if (address >= RAM) return this.rp2040.sram.slice(address - RAM, address - RAM + length);
    const offset = address & 0xffffff;
    return this.rp2040.flash.slice(offset, offset + length);
  }
}
