// node confidant/profile.js GAME [KEYS]: which functions a start with a full journal of this game takes its time in, or these
// keys behind it, on the modelled first board. What is high up in flash with many misses belongs into firmware/hot.x.

import { BOARDS } from './boards.js';
import { Confidant, elf } from './companion.js';
import { flashWithJournal } from './journals.js';
import { play } from './keys.js';

const SHOWN = 40;
const CYCLES_A_MS = 125_000;

/** Finds the symbol at or before an address. */
function finder(elf) {
  const places = [...elf.symbols].filter(([, at]) => at & 1).map(([name, at]) => [at & ~1, name]).sort(([a], [b]) => a - b);
  return (pc) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle][0] <= pc) low = middle + 1; else high = middle;
    }
    return places[low - 1]?.[1] ?? '?';
  };
}

/** Counts the cycles and misses of each address that the device executes; stops when `ends()`. */
function counted(device, ends) {
  const { chip } = device;
  const { core } = chip.rp2040;
  const spent = new Map();
  let [pc, busy, misses] = [core.PC, chip.cycles, chip.misses];
  const stop = () => {
    const entry = spent.get(pc) ?? [0, 0];
    entry[0] += chip.cycles - busy;
    entry[1] += chip.misses - misses;
    spent.set(pc, entry);
    [pc, busy, misses] = [core.PC, chip.cycles, chip.misses];
    return ends?.() ?? false;
  };
  return { spent, stop };
}

const [game, keys] = process.argv.slice(2);
const board = BOARDS[0];
const device = new Confidant({ board, flash: game === 'none' ? undefined : flashWithJournal(board, 'full', game), timing: 'modelled' });
const lit = () => device.lights.at(-1)?.duty > 0;
let counts;
if (keys === undefined) {
  counts = counted(device, lit);
  device.run(5000, counts.stop);
} else {
  device.settle();
  counts = counted(device);
  const run = device.run.bind(device);
  device.run = (millis, stop) => run(millis, () => (counts.stop(), stop?.() ?? false));
  play(device, keys);
}
const nameOf = finder(elf());
const functions = new Map();
for (const [pc, [cycles, misses]] of counts.spent) {
  const place = `${(pc >>> 24) === 0x20 ? 'RAM  ' : 'flash'} ${nameOf(pc & ~1)}`;
  const entry = functions.get(place) ?? [0, 0];
  functions.set(place, [entry[0] + cycles, entry[1] + misses]);
}
const rows = [...functions].sort(([, [a]], [, [b]]) => b - a);
const total = rows.reduce((sum, [, [cycles]]) => sum + cycles, 0);
console.log(`${(total / CYCLES_A_MS).toFixed(1)} ms in all`);
for (const [place, [cycles, misses]] of rows.slice(0, SHOWN)) {
  console.log(`${(cycles / CYCLES_A_MS).toFixed(2).padStart(8)} ms ${String(misses).padStart(7)} misses  ${place}`);
}
