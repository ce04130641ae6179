// Pictures of the device: kept, hashed, looked at, and drawn again by the host from what the device was given.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../host-tests/scripts/scripts.mjs';
import { hostTool } from './tools.js';

export { hashOf };

const INK_RED = 0xb8e5;

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
