// Pictures of the device: kept, hashed, looked at, and drawn again by the host from what the device was given.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostTool } from './tools.js';

const INK_RED = 0xb8e5;

/** FNV-1a over a picture as its bytes go to the panel. */
export function hashOf(picture) {
  // 64 bits in two halves: BigInt would take most of the tests' time.
  let [high, low] = [0xcbf29ce4, 0x84222325];
  const step = (byte) => {
    low = (low ^ byte) >>> 0;
    // times 2^40 + 0x1b3
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  };
  for (const pixel of picture) {
    step(pixel >> 8);
    step(pixel & 0xff);
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** Keeps the hash of every picture that the companion draws from now on. */
export function watchPictures(device) {
  const hashes = [];
  let drawn = device.trail.log.length;
  device.onPicture = () => {
    const { log } = device.trail;
    // A notice of the device itself is no drawing of the companion.
    if (log.slice(drawn).includes('draw')) hashes.push(hashOf(device.panel.content()));
    drawn = log.length;
  };
  return hashes;
}

/** The hashes of the pictures that the host draws when it is given what the device was given. */
export function hostHashes(log) {
  const input = `${log.join('\n')}\n`;
  return hostTool('pictures', [], { input, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Whether the red frame of a screen for one pair of eyes is there, above what a bar may hide. */
export function isSecret(picture) {
  return picture !== null && [120, 140, 160].every((y) => picture[y * 240] === INK_RED);
}

/** Leaves a picture where people look for it. */
export function keepScreen(device, name) {
  if (process.env.CONFIDANT_SCREENS) writeFileSync(join(process.env.CONFIDANT_SCREENS, `${name}.png`), device.panel.png());
}
