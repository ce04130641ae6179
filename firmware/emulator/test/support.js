// What the tests share.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const BOARDS = ['pico-lcd-1-3', 'picosystem'];

/** From the home screen into a game, up to the first hand-over. */
export const NEW_GAME = 'a a x a';
/** Mister X's first legal move, behind the hold, from his hand-over. */
export const X_MOVES = '+y 800 right right right -y 200';
/** The first legal move of the detective whose turn it is. */
export const DETECTIVE_MOVES = 'a a';
/** By the menu: end and erase. */
export const END_GAME = '+b 900 -b up a a';

const INK_RED = 0xb8e5;

/** FNV-1a over a picture as its bytes go to the panel. */
export function hashOf(picture) {
  let hash = 0xcbf29ce484222325n;
  for (const pixel of picture) {
    for (const byte of [pixel >> 8, pixel & 0xff]) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

/** Keeps every picture that the companion draws from now on. */
export function watchPictures(device) {
  const pictures = [];
  let drawn = 0;
  device.onPicture = () => {
    const draws = device.trail.log.filter((line) => line === 'draw').length;
    if (draws > drawn) pictures.push(device.panel.picture());
    drawn = draws;
  };
  return pictures;
}

/** The hashes of the pictures that the host draws when it is given what the device was given. */
export function hostHashes(log) {
  const program = process.env.CONFIDANT_PICTURES ?? new URL('../../../target/debug/pictures', import.meta.url).pathname;
  return execFileSync(program, { input: `${log.join('\n')}\n`, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Whether the red frame of a screen for one pair of eyes is there. */
export function isSecret(picture) {
  return picture !== null && [120, 140, 180].every((y) => picture[y * 240] === INK_RED);
}

/** The records that the companion was given at its last start. */
export function loadedRecords(device) {
  const start = device.trail.inputs.findLastIndex((input) => input.kind === 'start');
  return device.trail.inputs.slice(start).filter((input) => input.kind === 'loaded').map((input) => input.bytes);
}

/** Leaves a picture where people look for it. */
export function keepScreen(device, name) {
  if (process.env.CONFIDANT_SCREENS) writeFileSync(join(process.env.CONFIDANT_SCREENS, `${name}.png`), device.panel.png());
}
