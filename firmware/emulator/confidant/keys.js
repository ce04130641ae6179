// Keys as words apart by blanks: `up down left right a b x y stick` tap a key, `+y` holds one down, `-y` lets it go, a
// number lets this many milliseconds pass. `any` takes the next thing that can be taken while Y is held, `enter` goes on so
// until an entry is stored: lists there begin anywhere, and some of their rows lead nowhere. `#` begins a comment that
// goes to the end of its line.

import { hashOf, isSecret } from './pictures.js';

/** From the home screen into a game, past the seal and the pawns, up to the first hand-over; A rests at each page of the set-up, the seal takes its moment. */
export const NEW_GAME = 'a a 450 a 450 a 500 a 700 a';
/** Some secret entry, while Y is held, from the hand-over. */
export const X_MOVES = '+y 800 enter -y 700';
/** The first legal move of the detective whose turn it is; keys rest a moment after an entry. */
export const DETECTIVE_MOVES = 'a 450 a 700';
/** A round of these; the last one leads from the table to the hand-over. */
export const ROUND = `${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} a`;
/** Opens the menu. */
export const MENU = '+b 900 -b';
/** Opens it and goes to its last row: the end of the game. */
export const LAST_OF_MENU = `${MENU} ${'down '.repeat(11)}`;
/** By the menu: the game is given up, put on the shelf, and its journal erased. */
export const END_GAME = `${LAST_OF_MENU} a a`;

/** The words of a text. */
function words(text) {
  return text.split('\n').flatMap((line) => line.split('#')[0].split(/\s+/)).filter(Boolean);
}

function perform(device, word) {
  if (/^\d+$/.test(word)) device.run(Number(word));
  else if (word.startsWith('+')) device.press(word.slice(1));
  else if (word.startsWith('-')) device.release(word.slice(1));
  else return device.tap(word);
  device.run(60);
  return device.settle();
}

/** Above this row of pixels nothing changes by an answer: that something is not possible, or that a key does nothing. */
const ANSWERS_TOP = 150;

/** The part of a picture that no answer changes. */
function page(picture) { return hashOf(picture.subarray(0, ANSWERS_TOP * 240)); }

/** Where the tile of each arm of a rose lies, however large; where none of its pages has anything; and the colours of both. */
const ARMS = { right: [228, 124], down: [120, 208], left: [12, 124], up: [120, 40] };
const BARE = [[12, 45], [228, 45], [12, 205], [228, 205]];
const INK = 0x0862;
const TILE = 0x1905;

/** An arm of the rose that is shown with something on it; Right on any other page. */
function armOf(picture) {
  const at = ([x, y]) => picture[240 * y + x];
  const tiles = Object.keys(ARMS).filter((arm) => at(ARMS[arm]) === TILE);
  return BARE.every((place) => at(place) === INK) && tiles.length > 0 ? tiles[0] : 'right';
}

/** Takes the row that is lit, or the next one below that can be taken, or an arm of a rose; nothing where no secret is open. */
function any(device, after) {
  for (let row = 0; row < 30; row += 1) {
    // A page of a rose rests a moment before it takes a flick.
    device.run(160);
    const shown = device.panel.content();
    if (!isSecret(shown)) return;
    const key = armOf(shown);
    device.tap(key);
    after?.(device, key);
    if (page(device.panel.content()) !== page(shown)) return;
    device.tap('down');
    after?.(device, 'down');
  }
  throw new Error('nothing can be taken');
}

/** Takes one thing after the other until an entry is stored. */
function enter(device, after) {
  const entries = () => device.trail.of('stored').length;
  const before = entries();
  for (let step = 0; entries() === before && isSecret(device.panel.content()); step += 1) {
    if (step > 12) throw new Error('no entry is made');
    any(device, after);
  }
}

/** Presses the keys of a text; `after(device, word)` is called after each word. */
export function play(device, text, after) {
  for (const word of words(text)) {
    if (word === 'any') any(device, after);
    else if (word === 'enter') enter(device, after);
    else {
      perform(device, word);
      after?.(device, word);
    }
  }
}

/** Plays rounds of first choices until nothing more can be entered; how many. `after(round)` is called after each. */
export function playToTheEnd(device, after) {
  const entries = () => device.trail.of('stored').length;
  let rounds = 0;
  for (let before = -1; entries() > before; rounds += 1) {
    if (rounds > 30) throw new Error('the game does not come to its end');
    before = entries();
    play(device, ROUND);
    after?.(rounds);
  }
  return rounds;
}
