// Peripherals that the emulator lacks, or has in a form that costs too much time.

import { BasePeripheral } from 'rp2040js';

/** Registers of which only those matter that read as zero: nothing is ever under way. */
export class Idle extends BasePeripheral {
  readUint32() { return 0; }
  writeUint32() {}
}

/** Bits from a seed, the same ones every time (xorshift). */
export function seededBits(seed) {
  let state = (seed * 2654435761 + 1) >>> 0 || 1;
  return () => {
    state ^= state << 13; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
    return state >>> 31;
  };
}

/** Pulse width channels as plain registers: what they are set to is all that a light or a buzzer needs. */
export class PulseWidth extends BasePeripheral {
  constructor(rp2040, onChange) {
    super(rp2040, 'PWM');
    this.registers = new Uint32Array(64);
    this.onChange = onChange;
  }

  readUint32(offset) { return this.registers[offset >> 2]; }

  writeUint32(offset, value) {
    this.registers[offset >> 2] = value;
    if (offset < 0xa0) this.onChange(Math.floor(offset / 0x14));
  }

  /** Whether any channel makes pulses. */
  get isOn() {
    for (let slice = 0; slice < 8; slice += 1) if (this.registers[slice * 5] & 1 && this.registers[slice * 5 + 3] !== 0) return true;
    return false;
  }

  /** Share of the time that a pin is high, and how often it goes up in a second. */
  pin(pin) {
    const slice = (pin >> 1) % 8;
    const [csr, div, , cc, top] = this.registers.subarray(slice * 5, slice * 5 + 5);
    const compare = pin % 2 ? cc >>> 16 : cc & 0xffff;
    const duty = csr & 1 ? Math.min(1, compare / ((top & 0xffff) + 1)) : 0;
    return { duty, hertz: duty > 0 ? this.rp2040.clkSys / (div / 16 || 1) / ((top & 0xffff) + 1) : 0 };
  }
}
