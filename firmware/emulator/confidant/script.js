// Key scripts of the host tests (host-tests/scripts), played by the host and by the device, each by itself.

import { deedsIn, fileOf } from '../../../host-tests/scripts/scripts.mjs';
import { Confidant, JOURNAL, deviceOf, testedFlashOf } from './companion.js';
import { hashOf, isSecret } from './pictures.js';
import { hostTool } from './tools.js';

/** How much later than the host the device may show a picture: it has to draw and to send it, to store before, and to make
 * seal and proof in its idle time, which take longest after a start. */
const PATIENCE = 700;

/** Milliseconds from one edge of a key to the next: longer than a key is deaf. */
const BETWEEN_KEYS = 30;

/** No list is longer than the cells of a matrix of sixteen by sixteen. */
const MOST_ROWS = 260;

/** How often a page whose rows lie in any order is opened until they lie as on the host. */
const MOST_ORDERS = 60;

/** A store that takes longer than this, in milliseconds, holds up whoever plays: a seal that is made, a sector erased. */
const SLOW_STORE = 300;

/** How long a page of a rose rests before it takes a flick, in milliseconds. */
const ROSE_RESTS = 160;

/** How long the host takes to choose a row, in milliseconds. */
const CHOOSING = 1500;

/** How full the device finds its battery, as a list: empty where there is none. */
function batteryOf(board) { return deviceOf(board).trail.of('battery').slice(-1).map(({ detail }) => detail & 0xff); }

/** What the host did in its own run of a script, with the battery of that board, and saw after each line. */
function deedsOf(board, name) {
  return deedsIn(hostTool('script-deeds', [fileOf(name), ...batteryOf(board)], { encoding: 'utf8' }));
}

function started(board, journal) {
  const flash = testedFlashOf(board).slice().fill(0xff, ...JOURNAL);
  if (journal !== '-') flash.set(Buffer.from(journal, 'hex'), JOURNAL[0]);
  const device = new Confidant({ board, flash });
  device.settle();
  return device;
}

/** A key behind the hold, once the page takes one. */
function tap(device, key) {
  device.run(ROSE_RESTS);
  device.press(key);
  device.run(40);
  device.release(key);
  device.run(40);
  device.settle();
}

/** Turns the stick down until the picture is this one, and lights it; whether any row looks so. */
function finds(device, picture) {
  const first = hashOf(device.panel.content());
  for (let row = 0, seen = first; seen !== picture; row += 1) {
    if ((row > 0 && seen === first) || row === MOST_ROWS) return false;
    device.press('down');
    device.run(35);
    device.release('down');
    device.run(35);
    device.settle();
    seen = hashOf(device.panel.content());
  }
  return true;
}

/** Lights what the host chose: where a secret list begins, no two devices agree. Where its rows lie in any order, too, the page
 * before, on which `chosen` was the first to be chosen since Y went down, leads to it anew. */
function turnTo(device, picture, chosen) {
  for (let tries = 0; !finds(device, picture); tries += 1) {
    const [first] = chosen;
    if (first === undefined || tries === MOST_ORDERS) throw new Error(`nothing looks like ${picture}`);
    tap(device, 'left');
    if (!finds(device, first)) throw new Error(`nothing looks like ${first} any more`);
    tap(device, 'right');
  }
  chosen.push(picture);
}

/** Takes so many arms of a rose until the picture comes; wherever else they lead, Left opens the rose again with other lots. */
function flickTo(device, flicks, picture) {
  for (let tries = 0; tries < 600; tries += 1) {
    for (let flick = 0; flick < flicks; flick += 1) tap(device, ['up', 'left', 'right', 'down'][(tries >> (2 * flick)) & 3]);
    if (hashOf(device.panel.content()) === picture) return device.run(ROSE_RESTS);
    tap(device, 'left');
  }
  throw new Error(`no arms lead to ${picture}`);
}

/** Lets go of every key, as somebody does who sees the device go dark. */
function letGo(device) { Object.keys(device.board.keys).forEach((key) => device.release(key)); }

function restart(device) {
  letGo(device);
  device.accident('badRead');
  device.run(3000, () => device.trail.stage === 'telling' && device.chip.rp2040.core.waiting);
  device.tap('a');
}

/**
 * Plays a script. `check({ line, device, same, records, moving, aside })` is called after each of its lines: whether the device
 * shows what the host shows, as bright as there, how many records the host has, and whether its picture is in motion, or
 * shows what goes by the millisecond (`aside`): Confidant thinking, a ring that closes.
 */
export function playScript(board, name, check) {
  let device = null;
  // The device's time at the host's time 0.
  let offset = 0;
  let hostNow = 0;
  const synchronise = () => { offset = device.millis - hostNow; };
  let lastKey = 0;
  // When each key went down, in the device's time and the host's: it is held as long as there, however late that was.
  const down = new Map();
  // What was turned to since Y went down.
  let chosen = [];
  const runTo = (now, atLeast) => {
    hostNow = now;
    const rest = Math.max(now + offset, atLeast) - device.millis;
    if (rest > 0) device.run(rest);
  };
  for (const [deed, ...words] of deedsOf(board, name)) {
    if (deed === 'start') {
      device = started(board, words[0]);
      offset = null;
      lastKey = 0;
      down.clear();
    } else if (deed === 'at') {
      const [now, what, key, picture] = words;
      if (offset === null) { hostNow = Number(now); synchronise(); }
      // A device that is behind the host catches up, but no faster than keys can be pressed.
      const [pressed, there] = (what === 'release' && down.get(key)) || [0, Number(now)];
      runTo(Number(now), Math.max(lastKey + BETWEEN_KEYS, pressed + Number(now) - there));
      if (what === 'choose') {
        turnTo(device, key, chosen);
        lastKey = device.millis;
        // Where there is more to turn, all that follows comes later.
        offset = Math.max(offset, device.millis - Number(now) - CHOOSING);
      } else if (what === 'flick') {
        flickTo(device, Number(key), picture);
        lastKey = device.millis;
        offset = Math.max(offset, device.millis - Number(now) - CHOOSING);
      } else if (what === 'press' || what === 'release') {
        if (what === 'press' && key.toLowerCase() === 'y') chosen = [];
        device[what](key.toLowerCase());
        if (what === 'press') down.set(key, [device.millis, Number(now)]); else down.delete(key);
        lastKey = device.millis;
      } else {
        down.clear();
        if (what === 'power') { letGo(device); device.powerCycle(); } else restart(device);
        device.settle();
        synchronise();
      }
    } else {
      const [line, now, hash, light, records, motion] = words;
      if (offset === null) { hostNow = Number(now); synchronise(); }
      runTo(Number(now), 0);
      const [secret, thinking, breathing] = ['secret', 'thinking', 'breathing'].map((kind) => motion === kind);
      // Confidant does not rest before it has moved.
      if (!thinking) device.settle();
      const same = () => hashOf(device.panel.content()) === hash && device.level === Number(light);
      const latest = device.millis + PATIENCE;
      const shown = () => (secret ? isSecret(device.seen()) : same());
      while (!shown() && !thinking && !breathing && device.millis < latest) { device.run(5); device.settle(); }
      // Whoever has waited for a slow store presses on as much later: keys rest after an entry.
      const late = device.millis - (Number(now) + offset);
      if (shown() && late > SLOW_STORE) offset += late;
      check({ line: Number(line), device, same: same(), records: Number(records), moving: motion === 'moving', aside: thinking || breathing, secret });
    }
  }
}
