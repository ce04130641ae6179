// The built firmware of a board, and a device with it that has passed its self-test.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Device } from './device.js';
import { checkBoot2, flashWith, readElf, readUf2 } from './image.js';
import { play } from './script.js';

const folder = process.env.CONFIDANT_FIRMWARE ?? new URL('../../../target/device', import.meta.url).pathname;

/** The ELF file of a board: for its symbols and sizes. */
export function elfOf(board) {
  return readElf(readFileSync(join(folder, `confidant-${board}.elf`)));
}

/** The flash chip of a board after the UF2 file was put on it. */
export function flashOf(board) {
  const flash = flashWith(readUf2(readFileSync(join(folder, `confidant-${board}.uf2`))).parts);
  checkBoot2(flash);
  return flash;
}

const tested = new Map();

/** The flash chip of a board whose self-test was passed. */
export function testedFlashOf(board) {
  if (!tested.has(board)) {
    const device = new Device({ board, flash: flashOf(board) });
    device.settle();
    play(device, 'up down left right a b x y');
    if (!device.trail.inputs.some((input) => input.kind === 'load-end')) throw new Error('the self-test did not end');
    tested.set(board, device.chip.flashBytes());
  }
  return tested.get(board);
}

/** A device at its home screen. */
export function deviceOf(board, options = {}) {
  const device = new Device({ board, flash: testedFlashOf(board), ...options });
  device.settle();
  return device;
}
