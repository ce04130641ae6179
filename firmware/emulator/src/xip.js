// Flash as the processor reads it: execute-in-place through a small cache, and what a miss costs.

/** Bytes of a line, lines of a set, and sets: 16 KiB in all (RP2040 datasheet, 2.6.3). A line is filled by halves of a word. */
const LINE_BITS = 3;
const HALF_BITS = 2;
const SETS = 1024;

/** Clocks of the flash chip for a word: 8 for address and mode, 4 to wait, 8 for four bytes, four wires each. */
const WORD_CLOCKS = 8 + 4 + 8;
/** Cycles of the processor from the miss to the first clock, and from the last one to the data. */
const OVERHEAD = 6;

/** What a miss costs in cycles, if the flash chip's clock is the processor's divided by this. */
export function missCycles(divider) { return WORD_CLOCKS * divider + OVERHEAD; }

/** The cache: two ways, and the line that was used longer ago goes. Only what is there counts, not its bytes. */
export class XipCache {
  constructor() {
    this.tags = new Int32Array(2 * SETS);
    /** For each line, which of its halves are there. */
    this.halves = new Uint8Array(2 * SETS);
    /** For each set, the way that was not used last. */
    this.older = new Uint8Array(SETS);
    this.flush();
  }

  /** Forgets everything. */
  flush() { this.tags.fill(-1); }

  /** Reads at this offset: whether it was there. From then on it is, unless `keep` is false. */
  read(offset, keep = true) {
    const line = offset >>> LINE_BITS;
    const half = 1 << ((offset >>> HALF_BITS) & 1);
    const set = line & (SETS - 1);
    const { tags, halves, older } = this;
    const at = 2 * set + (tags[2 * set + 1] === line ? 1 : 0);
    if (tags[at] === line) {
      older[set] = 1 - (at & 1);
      const was = (halves[at] & half) !== 0;
      if (keep) halves[at] |= half;
      return was;
    }
    if (keep) {
      const way = older[set];
      tags[2 * set + way] = line;
      halves[2 * set + way] = half;
      older[set] = 1 - way;
    }
    return false;
  }
}

const FLASH = 0x10;
const UNCACHED = 2;
const UNALLOCATED = 1;

/**
 * Makes reads of flash cost what they cost: `stalled(cycles)` is called for each wait. `divider()` is that of the flash
 * chip's clock now. Gives back the cache.
 */
export function throughCache(rp2040, divider, stalled) {
  const cache = new XipCache();
  const look = (address) => {
    // Four views of the same bytes; two of them go past the cache, and two leave nothing in it.
    const view = (address >>> 24) - FLASH;
    if (view < 0 || view > 3) return;
    const offset = address & 0xffffff;
    if (view & UNCACHED || !cache.read(offset, !(view & UNALLOCATED))) stalled(missCycles(divider()));
  };
  for (const width of [8, 16, 32]) {
    const name = `readUint${width}`;
    const read = rp2040[name].bind(rp2040);
    rp2040[name] = (address) => { look(address >>> 0); return read(address); };
  }
  return cache;
}
