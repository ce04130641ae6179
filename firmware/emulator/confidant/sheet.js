// node src/sheet.js BOARD FILE.png WORD...: plays a key script and writes a contact sheet, one picture a word.

import { writeFileSync } from 'node:fs';
import { deviceOf } from './firmware.js';
import { SIDE } from './panel.js';
import { encodePng } from './png.js';
import { play } from './script.js';

const [board, file, ...script] = process.argv.slice(2);
const device = deviceOf(board);
const pictures = [];
const take = () => pictures.push(device.seen() ?? new Uint16Array(SIDE * SIDE));
take();
play(device, script.join(' '), take);

const [across, gap] = [6, 8];
const width = across * (SIDE + gap);
const height = Math.ceil(pictures.length / across) * (SIDE + gap);
const rgb = new Uint8Array(width * height * 3).fill(0x40);
pictures.forEach((picture, number) => {
  const [left, top] = [(number % across) * (SIDE + gap), Math.floor(number / across) * (SIDE + gap)];
  picture.forEach((pixel, i) => {
    const at = ((top + Math.floor(i / SIDE)) * width + left + (i % SIDE)) * 3;
    rgb.set([(pixel >> 11) << 3, ((pixel >> 5) & 63) << 2, (pixel & 31) << 3], at);
  });
});
writeFileSync(file, encodePng(rgb, width, height));
