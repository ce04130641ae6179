// Keys as words apart by blanks: `up down left right a b x y stick` tap a key, `+y` holds one down, `-y` lets it go, a
// number lets this many milliseconds pass. `any` takes the next thing that can be taken while Y is held, `enter` goes on so
// until an entry is stored: lists there begin anywhere, and some of their rows lead nowhere. `#` begins a comment that
// goes to the end of its line.

import { hashOf, isSecret } from './pictures.js';

/** From the home screen into a game, past the seal and the pawns, up to the first hand-over; the seal takes its moment. */
export const NEW_GAME = 'a a x 500 a 200 a';
/** Some secret entry, while Y is held, from the hand-over. */
export const X_MOVES = '+y 800 enter -y 450';
/** The first legal move of the detective whose turn it is; A rests a moment after an entry. */
export const DETECTIVE_MOVES = 'a 450 a 450';
/** A round of these; the last one leads from the table to the hand-over. */
export const ROUND = `${X_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} ${DETECTIVE_MOVES} a`;
/** Opens the menu. */
export const MENU = '+b 900 -b';
/** By the menu: end and erase. */
export const END_GAME = `${MENU} up a a`;

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

/** Takes the row that is lit, or the next one below that can be taken; nothing where no secret is open. */
function any(device, after) {
  for (let row = 0; row < 30; row += 1) {
    const shown = device.panel.content();
    if (!isSecret(shown)) return;
    device.tap('right');
    after?.(device, 'right');
    if (hashOf(device.panel.content()) !== hashOf(shown)) return;
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
