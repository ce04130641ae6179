// The clock tree: which oscillator runs, how fast the processor is, which clocks stop while it sleeps, and dormancy, in which
// everything stops until a pin wakes it.

import { BasePeripheral } from 'rp2040js';

/** The ring oscillator as the chip starts with it: 6.5 MHz is typical, 1.8 to 11.3 are possible (RP2040 datasheet, 2.17.3). */
export const RING_HERTZ = 6.5e6;
export const CRYSTAL_HERTZ = 12e6;

const CTRL = 0x00;
const STATUS = 0x04;
const DORMANT = 0x08;
const STARTUP = 0x0c;
const COMA = 0x636f6d61;
const ENABLE = 0xfab;

/** The crystal oscillator: it is stable when it has swung as often as its start-up register says. */
export class Crystal extends BasePeripheral {
  /**
   * @param {object} rp2040
   * @param {boolean} instant whether it is stable at once
   * @param {() => void} [onDormant] called when it is told to stop until a pin wakes it
   */
  constructor(rp2040, instant, onDormant) {
    super(rp2040, 'XOSC');
    // A delay of 196 is what the register holds after a reset.
    Object.assign(this, { instant, onDormant, enabled: false, control: 0, startup: 0xc4, stableAt: Infinity });
  }

  get isStable() { return this.enabled && this.rp2040.clock.nanos >= this.stableAt; }

  #start() {
    const swings = (this.startup & 0x3fff) * 256 * (this.startup & 0x100000 ? 4 : 1);
    this.stableAt = this.rp2040.clock.nanos + (this.instant ? 0 : (swings * 1e9) / CRYSTAL_HERTZ);
  }

  readUint32(offset) {
    switch (offset) {
      case CTRL: return this.control;
      case STATUS: return (this.isStable ? 0x80000000 : 0) | (this.enabled ? 0x1000 : 0);
      case STARTUP: return this.startup;
      default: return 0;
    }
  }

  writeUint32(offset, value) {
    if (offset === STARTUP) this.startup = value;
    else if (offset === DORMANT && value === COMA) this.onDormant?.();
    else if (offset === CTRL) {
      this.control = value;
      const enable = ((value >>> 12) & 0xfff) === ENABLE;
      // One that already swings is not disturbed.
      if (enable && !this.enabled) this.#start();
      this.enabled = enable;
    }
  }
}

/** The ring oscillator. `bit()` gives its random bit. */
export class RingOscillator extends BasePeripheral {
  constructor(rp2040, bit, onDormant) {
    super(rp2040, 'ROSC');
    Object.assign(this, { bit, onDormant, registers: new Map() });
  }

  readUint32(offset) {
    if (offset === 0x1c) return this.bit();
    if (offset === 0x18) return 0x80001000;
    return this.registers.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.registers.set(offset, value);
    if (offset === 0x0c && value === COMA) this.onDormant?.();
  }
}

const WAKE_EN = 0xa0;
const SLEEP_EN = 0xa8;
const [REF_CONTROL, SYS_CONTROL] = [0x30, 0x3c];

/** Clocks by their bits, first those of the lower register (RP2040 datasheet, 2.15.7, SLEEP_EN0 and SLEEP_EN1). */
const NAMES = [
  'clocks', 'adc', 'sys adc', 'busctrl', 'busfabric', 'dma', 'i2c0', 'i2c1', 'io', 'jtag', 'vreg', 'pads', 'pio0', 'pio1', 'pll sys',
  'pll usb', 'psm', 'pwm', 'resets', 'rom', 'rosc', 'rtc', 'sys rtc', 'sio', 'spi0', 'sys spi0', 'spi1', 'sys spi1', 'sram0', 'sram1',
  'sram2', 'sram3', 'sram4', 'sram5', 'syscfg', 'sysinfo', 'tbman', 'timer', 'uart0', 'sys uart0', 'uart1', 'sys uart1', 'sys usb', 'usb',
  'watchdog', 'xip', 'xosc',
];

/** Which clocks run: their names, from the two registers. */
function named([low, high]) {
  return NAMES.filter((_, bit) => (bit < 32 ? low >>> bit : high >>> (bit - 32)) & 1);
}

/** The gates of the clocks, and what they let through while the processor sleeps deeply. */
export class ClockGates {
  /** @param {object} rp2040 @param {Crystal} crystal */
  constructor(rp2040, crystal) {
    this.awake = [0xffffffff, 0x7fff];
    this.asleep = [0xffffffff, 0x7fff];
    this.deep = false;
    const { clocks, ppb } = rp2040;
    this.#registers(clocks, crystal);
    const SCR = 0xd10;
    const [read, write] = [ppb.readUint32.bind(ppb), ppb.writeUint32.bind(ppb)];
    ppb.readUint32 = (offset) => (offset === SCR ? (this.deep ? 4 : 0) : read(offset));
    ppb.writeUint32 = (offset, value) => {
      if (offset === SCR) this.deep = (value & 4) !== 0; else write(offset, value);
    };
  }

  #registers(clocks, crystal) {
    const [read, write] = [clocks.readUint32.bind(clocks), clocks.writeUint32.bind(clocks)];
    const gate = (offset) => (offset < SLEEP_EN ? [this.awake, (offset - WAKE_EN) / 4] : [this.asleep, (offset - SLEEP_EN) / 4]);
    const isGate = (offset) => offset >= WAKE_EN && offset < SLEEP_EN + 8;
    clocks.readUint32 = (offset) => {
      if (!isGate(offset)) return read(offset);
      const [gates, index] = gate(offset);
      return gates[index];
    };
    clocks.writeUint32 = (offset, value) => {
      if (isGate(offset)) {
        const [gates, index] = gate(offset);
        gates[index] = value >>> 0;
        return;
      }
      const fromCrystal = (offset === REF_CONTROL && (value & 3) === 2) || (offset === SYS_CONTROL && value & 1 && ((value >> 5) & 7) !== 2);
      if (fromCrystal && !crystal.isStable) throw new Error('a clock is taken from a crystal that is not stable yet');
      write(offset, value);
    };
  }

  /** The clocks that run while the processor sleeps. */
  get running() { return named(this.deep ? this.asleep : this.awake); }
}
