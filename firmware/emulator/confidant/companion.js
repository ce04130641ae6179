// The device with Confidant on it: a board, and what the firmware tells by its trail.

import { readFileSync } from 'node:fs';
import { Device, afterBootMode, checkBoot2, logLines, readElf } from '../src/index.js';
import { boards } from './boards.js';
import { play } from './keys.js';
import { firmwareFile, toolFile } from './tools.js';
import { Trail } from './trail.js';

/** Where the firmware keeps things in flash (memory.x). */
export const JOURNAL = [0x1e0000, 0x1f0000];
export const JOURNAL_AND_SETTINGS = [0x1e0000, 0x1f2000];
/** All that is kept: the shelf, packs, journal and settings. */
export const KEPT = [0x1b0000, 0x1f2000];

/** A device that runs the firmware. */
export class Confidant extends Device {
  /**
   * `board` is a name of `boards`, and `soldered` what is otherwise on this one; further options as for `Device`. `onPicture(device)` is called when a whole picture
   * is on the panel.
   */
  constructor({ board, soldered, flash = knownFlashOf(board), onPicture, ...options }) {
    // Writes to the scratch registers come only when it runs, and then the trail is there.
    super({ board: { ...boards[board], ...soldered }, flash, ...options, onScratch: (register, value) => this.#scratch(register, value) });
    Object.assign(this, { trail: new Trail(), onPicture });
  }

  #scratch(register, value) {
    const { stage } = this.trail;
    this.trail.note(this.chip, register, value, this.nanos);
    if (stage === 'sending' && this.trail.stage !== 'sending') this.onPicture?.(this);
  }

  /** Runs until the firmware has nothing to do; false if that does not happen in time. */
  settle(millis = 3000) {
    // Asked after every instruction, so the question that mostly says no comes first.
    const calm = () => (this.chip.rp2040.core.waiting || this.chip.isDormant) && ['waiting', 'telling'].includes(this.trail.stage);
    return calm() || this.run(millis, calm);
  }

  /** Presses and releases a key, and waits until the device has done with it. */
  tap(key, millis) {
    super.tap(key, millis);
    return this.settle();
  }

  /** How bright it is, in per cent as the companion gives it: the firmware squares it for the eye. */
  get level() { return Math.round(100 * Math.sqrt(this.light)); }

  /** What was logged since it was made, as text. */
  log() { return logLines(this.logged, firmwareFile('elf'), toolFile('device-log')); }

  /** The journal's region as it is now. */
  journal() { return this.chip.rp2040.flash.slice(...JOURNAL); }

  /** The records that the companion was given at its last start. */
  loaded() {
    const { inputs } = this.trail;
    return inputs.slice(inputs.findLastIndex(({ kind }) => kind === 'start')).filter(({ kind }) => kind === 'loaded').map(({ bytes }) => bytes);
  }
}

/** The ELF file: for its symbols and sizes. */
export function elf() { return readElf(readFileSync(firmwareFile('elf'))); }

/** The flash chip of a board after the UF2 file was put on it; it held this byte before. */
export function flashOf(board, before = 0xff) {
  const chip = new Uint8Array(boards[board].flashSize).fill(before);
  const flash = afterBootMode(chip, readFileSync(firmwareFile('uf2')));
  checkBoot2(flash);
  return flash;
}

/**
 * What `picotool info` finds in the flash of a board: a head among its first bytes points at entries, which are texts or names of
 * pins.
 * @returns {{ texts: string[], version: string, pins: Map<string, number> }}
 */
export function programOf(board) {
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
  if (head >= 4096 || word(head + 16) !== 0xe71aa390) throw new Error('there is no head for picotool');
  const [PINS_WITH_NAME, ID_AND_STRING, VERSION] = [9, 6, 0x11a9bc3a];
  const found = { texts: [], version: '', pins: new Map() };
  for (let at = word(head + 4); at < word(head + 8); at += 4) {
    const entry = word(at);
    if (half(entry + 2) !== 0x5052) throw new Error('an entry without the tag RP');
    if (half(entry) === PINS_WITH_NAME) {
      const pins = Array.from({ length: 30 }, (_, pin) => pin).filter((pin) => (word(entry + 4) >>> pin) & 1);
      const names = text(word(entry + 8)).split('|');
      if (pins.length !== names.length) throw new Error(`${pins.length} pins have ${names.length} names`);
      pins.forEach((pin, i) => found.pins.set(names[i].toLowerCase(), pin));
    } else if (half(entry) === ID_AND_STRING) {
      found.texts.push(text(word(entry + 8)));
      if (word(entry + 4) === VERSION) found.version = found.texts.at(-1);
    } else throw new Error('an entry of another kind');
  }
  return found;
}

const tested = new Map();

/** The flash chip of a board whose self-test was passed. */
export function testedFlashOf(board) {
  if (!tested.has(board)) {
    const device = new Confidant({ board, flash: flashOf(board) });
    device.settle();
    play(device, 'up down left right a b x y');
    if (device.trail.of('load-end').length === 0) throw new Error('the self-test did not end');
    tested.set(board, device.chip.flashBytes());
  }
  return tested.get(board);
}

const known = new Map();

/** The same of a device whose owner has chosen the language and was told how it works. */
export function knownFlashOf(board) {
  if (!known.has(board)) {
    const device = new Confidant({ board, flash: testedFlashOf(board) });
    device.settle();
    play(device, 'a a 200');
    if (device.trail.of('stored').length !== 2) throw new Error('the first start did not end');
    known.set(board, device.chip.flashBytes());
  }
  return known.get(board);
}

/** The same with other bytes where things are kept. */
export function flashWithRegions(board, bytes) {
  const flash = knownFlashOf(board).slice();
  flash.set(bytes, KEPT[0]);
  return flash;
}

/** A device at its home screen. */
export function deviceOf(board, options = {}) {
  const device = new Confidant({ board, ...options });
  device.settle();
  return device;
}
