// node confidant/sheet.js BOARD FILE.png WORD...: presses keys (`keys.js`) and writes a contact sheet, one picture a word.
// Before the words, `--journal full` gives the device such a journal (`journals.js`).

import { writeFileSync } from 'node:fs';
import { SIDE, encodePng, rgbOf } from '../src/index.js';
import { deviceOf } from './companion.js';
import { flashWithJournal } from './journals.js';
import { play } from './keys.js';

const [board, file, ...words] = process.argv.slice(2);
const options = words[0] === '--journal' ? { flash: flashWithJournal(board, words.splice(0, 2)[1]) } : {};
const device = deviceOf(board, options);
const pictures = [];
const take = () => pictures.push(device.seen() ?? new Uint16Array(SIDE * SIDE));
take();
play(device, words.join(' '), take);

const [across, gap] = [6, 8];
const width = across * (SIDE + gap);
const height = Math.ceil(pictures.length / across) * (SIDE + gap);
const rgb = new Uint8Array(width * height * 3).fill(0x40);
pictures.forEach((picture, number) => {
  const [left, top] = [(number % across) * (SIDE + gap), Math.floor(number / across) * (SIDE + gap)];
  const colours = rgbOf(picture);
  for (let y = 0; y < SIDE; y += 1) {
    rgb.set(colours.subarray(y * SIDE * 3, (y + 1) * SIDE * 3), ((top + y) * width + left) * 3);
  }
});
writeFileSync(file, encodePng(rgb, width, height));
