// node confidant/screens.js FOLDER: pictures of the device for the README, taken from the emulated panel.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDS } from './boards.js';
import { Confidant, deviceOf, flashOf } from './companion.js';
import { DETECTIVE_MOVES, NEW_GAME, ROUND, X_MOVES, play } from './keys.js';

/** Each pixel is this many wide and high, so that it stays sharp on fine screens. */
const SCALE = 2;

const [folder] = process.argv.slice(2);
const [board] = BOARDS;
const take = (device, name) => writeFileSync(join(folder, `${name}.png`), device.panel.png(SCALE));

const fresh = new Confidant({ board, flash: flashOf(board) });
fresh.settle();
play(fresh, 'up down left a b');
take(fresh, 'self-test');

const device = deviceOf(board);
take(device, 'home');
play(device, NEW_GAME);
take(device, 'hand-over');
// He appears after his third move.
play(device, `${ROUND} ${ROUND} ${X_MOVES} 500`);
take(device, 'appearance');
play(device, 'a');
take(device, 'table');
play(device, 'a');
take(device, 'choice');
play(device, DETECTIVE_MOVES);
device.accident('hang');
device.run(3000, () => device.trail.stage === 'telling' && device.light > 0);
take(device, 'restart');
