// Key scripts: words apart by blanks. `up down left right a b x y stick` tap a key, `+y` holds one down, `-y` lets it
// go, a number lets so many milliseconds pass. `#` begins a comment that goes to the end of its line.

/** The words of a script. */
export function words(text) {
  return text.split('\n').flatMap((line) => line.split('#')[0].split(/\s+/)).filter(Boolean);
}

/** Does one word. */
export function perform(device, word) {
  if (/^\d+$/.test(word)) device.run(Number(word));
  else if (word.startsWith('+')) device.press(word.slice(1));
  else if (word.startsWith('-')) device.release(word.slice(1));
  else return device.tap(word);
  device.run(60);
  return device.settle();
}

/** Plays a script; `after(device, word)` is called after each word. */
export function play(device, text, after) {
  for (const word of words(text)) {
    perform(device, word);
    after?.(device, word);
  }
}
