// NOR flash as the firmware meets it: programming only clears bits, erasing sets whole sectors, both take time,
// and the power may go before, inside or after any step of it.

/** What is erased together, in bytes. */
export const SECTOR = 4096;
/** What is programmed together, in bytes. */
export const PAGE = 256;

/** How long a page is programmed and a sector erased: times of the W25Q16JV (tPP, tSE), typical ones and the longest. */
export const FLASH_TIMES = {
  typical: { program: 400_000, erase: 45_000_000 },
  worst: { program: 3_000_000, erase: 400_000_000 },
};

/** What a chip of this size answers when it is asked for its id: maker, type, and the logarithm of its size (W25Q16JV: ef 40 15). */
export function idOf(size) { return [0xef, 0x40, Math.log2(size)]; }

/** Lets the port of the flash chip answer the question for the chip's id (0x9F). */
export function answerId(ssi, id) {
  const [DATA, ASK] = [0x60, 0x9f];
  let answer = [];
  const [read, write] = [ssi.readUint32.bind(ssi), ssi.writeUint32.bind(ssi)];
  ssi.readUint32 = (offset) => (offset === DATA && answer.length > 0 ? answer.shift() : read(offset));
  ssi.writeUint32 = (offset, value) => {
    if (offset === DATA) answer = (value & 0xff) === ASK ? [...id] : [];
    write(offset, value);
  };
}

/** Thrown when the power goes. */
export class PowerCut extends Error {}

/** What a program cut short leaves: some bytes done, one with only some of its bits, the rest untouched. */
function partlyProgrammed(before, bytes, share) {
  const written = [...bytes.keys()].filter((i) => bytes[i] !== 0xff);
  const cut = written[Math.floor(written.length * share)] ?? bytes.length;
  return before.map((byte, i) => (i < cut ? byte & bytes[i] : i === cut ? byte & (bytes[i] | 0x55) : byte));
}

/** What an erase cut short leaves: cells on their way up, some already there, no two sectors alike. */
function partlyErased(before, share) {
  return before.map((byte, i) => {
    const dice = Math.imul(i + 1, 2654435761) >>> 16;
    if ((dice & 0xff) < share * 256) return 0xff;
    return share > 0 ? byte | (dice >> 8) : byte;
  });
}

/** The chip behind its read-only window. */
export class NorFlash {
  /**
   * @param {Uint8Array} bytes the whole window of the processor; a chip smaller than it is seen there again and again
   * @param {number} size bytes of the chip
   * @param {{ nanos: number, tick(nanos: number): void }} clock what the time is, and lets it pass
   * @param {(step: { kind: 'erase' | 'program', offset: number, length: number, before: Uint8Array, middle: Uint8Array })
   *   => void} [onStep] called before each erase of a sector and each program of a page, with the bytes as they are
   *   and as a cut in the middle of the step leaves them
   * @param {'typical' | 'worst'} [times] how long the steps take
   */
  constructor(bytes, size, clock, onStep = () => {}, times = 'typical') {
    Object.assign(this, { bytes, size, clock, onStep, nanos: FLASH_TIMES[times], steps: 0, cutStep: null, cutNanos: Infinity });
    this.#repeat(0, size);
  }

  /** Erases whole sectors. */
  erase(offset, length) {
    if (offset % SECTOR || length % SECTOR) throw new Error('an erase that is not of whole sectors');
    for (let at = offset; at < offset + length; at += SECTOR) {
      const blank = new Uint8Array(SECTOR).fill(0xff);
      this.#step('erase', at, this.nanos.erase, (before, share) => (share === 1 ? blank : partlyErased(before, share)));
    }
  }

  /** Programs whole pages. */
  program(offset, bytes) {
    if (offset % PAGE || bytes.length % PAGE) throw new Error('a program that is not of whole pages');
    for (let at = 0; at < bytes.length; at += PAGE) {
      const page = bytes.slice(at, at + PAGE);
      this.#step('program', offset + at, this.nanos.program, (before, share) => partlyProgrammed(before, page, share));
    }
  }

  /** Cuts the power in the middle of a step; `steps` more are finished before it. */
  cutInStep(steps) { this.cutStep = this.steps + steps; }

  /** Cuts the power at this moment if a step is under way then. */
  cutAt(nanos) { this.cutNanos = nanos; }

  /** `result(before, share)` are the bytes after that share of the step's time. */
  #step(kind, offset, nanos, result) {
    const length = kind === 'erase' ? SECTOR : PAGE;
    const at = offset % this.size;
    const before = this.bytes.slice(at, at + length);
    this.onStep({ kind, offset: at, length, before, middle: result(before, 0.5) });
    const share = this.steps === this.cutStep ? 0.5 : Math.min(1, (this.cutNanos - this.clock.nanos) / nanos);
    this.bytes.set(result(before, share), at);
    this.#repeat(at, length);
    // Last: a watchdog that bites now resets the processor, but the flash chip finishes what it has begun.
    this.clock.tick(nanos * share);
    if (share < 1) throw new PowerCut(`power cut inside ${kind} at ${at.toString(16)}`);
    this.steps += 1;
  }

  #repeat(offset, length) {
    for (let at = offset + this.size; at < this.bytes.length; at += this.size) {
      this.bytes.copyWithin(at, offset, offset + length);
    }
  }
}
