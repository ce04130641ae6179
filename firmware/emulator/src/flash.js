// NOR flash as the firmware meets it: programming only clears bits, erasing sets whole sectors, both take time,
// and the power may go at any step of it.

export const SECTOR = 4096;
export const PAGE = 256;

/** Typical times of a serial NOR chip. */
const PROGRAM_NANOS = 400_000;
const ERASE_NANOS = 45_000_000;

/** Thrown when the power goes. */
export class PowerCut extends Error {}

/** What a program cut short leaves: some bytes done, one with only some of its bits, the rest untouched. */
function halfProgrammed(before, bytes) {
  const written = [...bytes.keys()].filter((i) => bytes[i] !== 0xff);
  const cut = written[written.length >> 1] ?? 0;
  return before.map((byte, i) => (i < cut ? byte & bytes[i] : i === cut ? byte & (bytes[i] | 0x55) : byte));
}

/** What an erase cut short leaves: every cell on its way up, some already there. */
function halfErased(before) {
  return before.map((byte, i) => (i % 3 === 0 ? 0xff : byte | (0xa5 >> (i % 4))));
}

/**
 * The chip. `tick(nanos)` lets time pass. `onStep({ kind, offset, length, before, middle })` is called before each
 * erase of a sector and each program of a page, with the bytes as they are and as a cut inside the step leaves them.
 */
export class NorFlash {
  constructor(bytes, tick, onStep = () => {}) {
    Object.assign(this, { bytes, tick, onStep, steps: 0, cutAt: null });
  }

  erase(offset, length) {
    if (offset % SECTOR || length % SECTOR) throw new Error('an erase that is not of whole sectors');
    for (let at = offset; at < offset + length; at += SECTOR) {
      this.#step('erase', at, SECTOR, halfErased, () => new Uint8Array(SECTOR).fill(0xff), ERASE_NANOS);
    }
  }

  program(offset, bytes) {
    if (offset % PAGE || bytes.length % PAGE) throw new Error('a program that is not of whole pages');
    for (let at = 0; at < bytes.length; at += PAGE) {
      const page = bytes.subarray(at, at + PAGE);
      const done = (before) => before.map((byte, i) => byte & page[i]);
      this.#step('program', offset + at, PAGE, (before) => halfProgrammed(before, page), done, PROGRAM_NANOS);
    }
  }

  /** Cuts the power inside the step with this number, counted from now. */
  cutInStep(steps) {
    this.cutAt = this.steps + steps;
  }

  #step(kind, offset, length, half, done, nanos) {
    const target = this.bytes.subarray(offset, offset + length);
    const before = target.slice();
    const middle = half(before);
    this.onStep({ kind, offset, length, before, middle });
    if (this.steps === this.cutAt) {
      target.set(middle);
      throw new PowerCut(`power cut inside ${kind} at ${offset.toString(16)}`);
    }
    this.steps += 1;
    this.tick(nanos);
    target.set(done(before));
  }
}
