// Reads a QR code off a picture of the panel, where every module is whole: versions 1 to 8, bytes, nothing to correct.

const SIDE = 240;
const DARK = 0;

/** Places of alignment marks by version. */
const MARKS = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42]];
/** Words for correction in a block, and blocks, by level (in the order of its bits: M, L, H, Q) and version (ISO/IEC 18004, table 9). */
const CORRECTION = [
  [10, 16, 26, 18, 24, 16, 18, 22], [7, 10, 15, 20, 26, 18, 20, 24], [17, 28, 22, 16, 22, 28, 26, 26], [13, 22, 18, 26, 18, 24, 18, 22],
];
const BLOCKS = [[1, 1, 1, 2, 2, 4, 4, 4], [1, 1, 1, 1, 1, 2, 2, 2], [1, 1, 2, 4, 4, 4, 5, 6], [1, 1, 2, 2, 4, 4, 6, 6]];

/** Which modules are dark, by `[row][column]`. */
function modulesOf(picture) {
  const dark = (x, y) => picture[y * SIDE + x] === DARK;
  const first = picture.indexOf(DARK);
  const [left, top] = [first % SIDE, Math.floor(first / SIDE)];
  // The upper edge of the first mark is seven modules wide.
  let width = 0;
  while (dark(left + width, top)) width += 1;
  const scale = width / 7;
  const size = Math.round((SIDE - 2 * left) / scale);
  const at = (i) => Math.floor((i + 0.5) * scale);
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => dark(left + at(column), top + at(row))));
}

/** Whether a module belongs to a mark, to timing, format or version. */
function isFixed(row, column, size, version) {
  const [near, far] = [(i) => i < 9, (i) => i >= size - 8];
  if ((near(row) && (near(column) || far(column))) || (far(row) && near(column)) || row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const covers = (mark, i) => Math.abs(mark - i) <= 2;
  return MARKS[version].some((y) => MARKS[version].some((x) => {
    const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (y === 6 && x === size - 7);
    return !corner && covers(y, row) && covers(x, column);
  }));
}

const MASKS = [
  (y, x) => (y + x) % 2, (y) => y % 2, (y, x) => x % 3, (y, x) => (y + x) % 3, (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3), (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2, (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
];

/** All words in the order in which they are laid out: columns in pairs from the right, up and down in turn. */
function wordsOf(modules, version, mask) {
  const size = modules.length;
  const bits = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFixed(row, column, size, version)) bits.push(modules[row][column] !== (MASKS[mask](row, column) === 0));
      }
    }
    upwards = !upwards;
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + (bit ? 1 : 0), 0));
}

/** The text of a code on a white ground. */
export function readCode(picture) {
  const modules = modulesOf(picture);
  const version = (modules.length - 17) / 4;
  const format = [0, 1, 2, 3, 4].reduce((bits, column) => 2 * bits + (modules[8][column] ? 1 : 0), 0) ^ 0b10101;
  const [level, mask] = [format >> 3, format & 7];
  const words = wordsOf(modules, version, mask);
  const blocks = BLOCKS[level][version - 1];
  const inAll = words.length - blocks * CORRECTION[level][version - 1];
  // Words of the blocks come in turn; the later blocks may be longer by one.
  const [short, longer] = [Math.floor(inAll / blocks), inAll % blocks];
  const data = Array.from({ length: blocks }, (_, block) => {
    const own = Array.from({ length: short }, (_, i) => words[i * blocks + block]);
    return block >= blocks - longer ? [...own, words[short * blocks + block - (blocks - longer)]] : own;
  }).flat();
  if (data[0] >> 4 !== 4) throw new Error('not a code of bytes');
  const nibbles = data.flatMap((word) => [word >> 4, word & 15]).slice(1);
  const bytes = Array.from({ length: 1 + 16 * nibbles[0] + nibbles[1] }, (_, i) => 16 * nibbles[2 * i] + nibbles[2 * i + 1]);
  return Buffer.from(bytes.slice(1)).toString();
}
