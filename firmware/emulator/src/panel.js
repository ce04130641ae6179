// The ST7789 as far as a picture needs it: memory of 240 by 320 pixels, the window, the address mode, sleep, and
// display on. It keeps its memory over a reset, as the real one does.

import { encodePng } from './png.js';

const COLUMNS = 240;
const ROWS = 320;
/** Bit of the address mode. */
const BLUE_FIRST = 0x08;
/** Nanoseconds that the reset line has to be low (ST7789V datasheet, 7.4.5). */
const SHORTEST_RESET = 10_000;
/** Columns and rows of the glass that are seen. */
export const SIDE = 240;

/** The panel behind its wire. */
export class Panel {
  /**
   * `mounting` turns a point of the picture into one of the glass: `upright` as it is, `quarter` for a glass turned
   * by a quarter to the right. `now()` is the time in nanoseconds; with it, commands that come too soon after a change
   * between sleep and waking are refused.
   */
  constructor(mounting = 'upright', now = null) {
    Object.assign(this, { mounting, now, slept: -Infinity });
    // What is in it at power-on is noise.
    this.memory = Uint16Array.from({ length: COLUMNS * ROWS }, (_, i) => (i * 40503) & 0xffff);
    this.pixels = 0;
    this.reset();
  }

  /** Its reset line: low, then high again. */
  setReset(high) {
    if (!high) {
      this.lowSince ??= this.now?.() ?? 0;
      this.reset();
    } else if (this.lowSince !== undefined) {
      this.lastReset = (this.now?.() ?? 0) - this.lowSince;
      this.lowSince = undefined;
      if (this.now && this.lastReset < SHORTEST_RESET) throw new Error(`a reset of only ${this.lastReset} ns`);
      // Its time counts from the end.
      this.reset();
    }
  }

  /** A reset: all settings are forgotten, the picture is not. */
  reset() {
    Object.assign(this, { awake: false, on: false, inverted: false, mode: 0, format: 0x66, command: 0, arguments: [] });
    this.columns = [0, COLUMNS - 1];
    this.rows = [0, ROWS - 1];
    this.registers = new Map();
    this.slept = this.now?.() ?? -Infinity;
  }

  /** The panel wants 120 ms from one change of sleep to the next, and 5 ms before anything else. */
  #checkTime(command) {
    if (!this.now) return;
    const since = this.now() - this.slept;
    const sleeps = command === 0x10 || command === 0x11;
    if (since < (sleeps ? 120e6 : 5e6)) throw new Error(`command ${command.toString(16)} only ${since} ns after a change of sleep`);
    if (sleeps) this.slept = this.now();
  }

  /** One byte on the wire; `data` is the level of the line that tells data from commands. */
  receive(byte, data) {
    if (!data) return this.#begin(byte);
    if (this.command === 0x2c) return this.#pixel(byte);
    this.arguments.push(byte);
    const [a, b, c, d] = this.arguments;
    const whole = this.arguments.length === 4;
    this.registers.set(this.command, this.arguments);
    if (this.command === 0x2a && whole) this.columns = [(a << 8) | b, (c << 8) | d];
    else if (this.command === 0x2b && whole) this.rows = [(a << 8) | b, (c << 8) | d];
    else if (this.command === 0x36) this.mode = a;
    else if (this.command === 0x3a) this.format = a;
    return undefined;
  }

  #begin(command) {
    this.#checkTime(command);
    this.command = command;
    this.arguments = [];
    if (command === 0x01) this.reset();
    else if (command === 0x10) this.awake = false;
    else if (command === 0x11) this.awake = true;
    else if (command === 0x20) this.inverted = false;
    else if (command === 0x21) this.inverted = true;
    else if (command === 0x28) this.on = false;
    else if (command === 0x29) this.on = true;
    else if (command === 0x2c) { [this.x] = this.columns; [this.y] = this.rows; this.high = null; }
  }

  #pixel(byte) {
    if (this.format !== 0x55) throw new Error('only 16 bits a pixel are modelled');
    if (this.high === null) { this.high = byte; return; }
    const [swap, fromRight, fromBottom] = [this.mode & 0x20, this.mode & 0x40, this.mode & 0x80];
    let [column, row] = swap ? [this.y, this.x] : [this.x, this.y];
    if (fromRight) column = COLUMNS - 1 - column;
    if (fromBottom) row = ROWS - 1 - row;
    this.memory[row * COLUMNS + column] = (this.high << 8) | byte;
    this.high = null;
    this.pixels += 1;
    this.x += 1;
    if (this.x > this.columns[1]) { [this.x] = this.columns; this.y += 1; }
    if (this.y > this.rows[1]) [this.y] = this.rows;
  }

  /** How many pixels came since the last call. */
  takePixels() {
    const { pixels } = this;
    this.pixels = 0;
    return pixels;
  }

  /**
   * The picture as a person sees it by full light: 240 by 240 RGB565 values, or null while the panel sleeps or is off.
   * The glass shows what it is sent only with inversion on; without it, every colour is its opposite.
   */
  picture() { return this.awake && this.on ? this.content() : null; }

  /** What it has to show, be it awake or not. */
  content() {
    const { memory, mounting } = this;
    const picture = new Uint16Array(SIDE * SIDE);
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        const at = mounting === 'quarter' ? x * COLUMNS + COLUMNS - 1 - y : y * COLUMNS + x;
        picture[y * SIDE + x] = memory[at];
      }
    }
    if (this.mode & BLUE_FIRST) picture.forEach((pixel, i) => { picture[i] = (pixel << 11) | (pixel & 0x7e0) | (pixel >> 11); });
    if (!this.inverted) picture.forEach((pixel, i) => { picture[i] = ~pixel; });
    return picture;
  }

  /** The picture as a PNG file, each pixel `scale` pixels wide and high; black while nothing is shown. */
  png(scale = 1) {
    const side = SIDE * scale;
    const picture = this.picture() ?? new Uint16Array(SIDE * SIDE);
    const rgb = new Uint8Array(side * side * 3);
    const colours = rgbOf(picture);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const from = 3 * (Math.floor(y / scale) * SIDE + Math.floor(x / scale));
        rgb.set(colours.subarray(from, from + 3), 3 * (y * side + x));
      }
    }
    return encodePng(rgb, side, side);
  }
}

/** RGB565 values as three bytes a pixel. */
export function rgbOf(picture) {
  const rgb = new Uint8Array(picture.length * 3);
  picture.forEach((pixel, i) => {
    const [r, g, b] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
    rgb.set([(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)], 3 * i);
  });
  return rgb;
}
