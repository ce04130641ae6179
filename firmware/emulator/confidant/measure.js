// node src/measure.js: what the device takes, from emulated cycles, beside the budgets. Fails if one is broken.

import { deviceOf, elfOf, testedFlashOf } from './firmware.js';
import { Device } from './device.js';
import { play } from './script.js';

const KIB = 1024;
const MS = 1e6;
const BOARDS = ['pico-lcd-1-3', 'picosystem'];
const rows = [];

/** One line of the table: `value` and `budget` in `unit`; without a budget it is only told. */
function row(what, value, unit, budget) {
  rows.push({ what, value, unit, budget });
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const worst = (values) => Math.max(...values);
const last = (device, kind) => device.trail.inputs.findLast((input) => input.kind === kind);

function sizes(board) {
  const { sections } = elfOf(board);
  const sum = (wanted) => sections.filter(({ name, flags }) => flags & 2 && wanted.includes(name)).reduce((total, { size }) => total + size, 0);
  row(`flash, ${board}`, sum(['.boot2', '.vector_table', '.text', '.rodata', '.data']) / KIB, 'KiB', 768);
  row(`static RAM, ${board}`, sum(['.data', '.bss', '.uninit']) / KIB, 'KiB', 176);
}

/** From power to the light on the first picture. */
function boot(flash, what, budget) {
  const device = new Device({ board: BOARDS[0], flash });
  device.run(5000, () => device.lights.at(-1)?.duty > 0);
  row(what, device.nanos / MS, 'ms', budget);
  return device;
}

/** For each press that changed the picture: from the key to the end of the sending. */
function pressTimes(device) {
  const sent = device.trail.spans.filter(({ stage }) => stage === 'sending');
  const inputs = device.trail.inputs.filter(({ kind }) => kind === 'press');
  return inputs.flatMap(({ nanos }, i) => {
    const end = sent.find(({ from }) => from > nanos)?.to;
    const next = inputs[i + 1]?.nanos ?? Infinity;
    return end !== undefined && end < Math.min(next, nanos + 100 * MS) ? [(end - nanos) / MS] : [];
  });
}

const spans = (device, stage) => device.trail.spans.filter((span) => span.stage === stage).map(({ from, to }) => (to - from) / MS);

/** A whole game with first choices; every turn is the same few keys. */
function wholeGame(device) {
  const entries = () => device.trail.inputs.filter(({ kind }) => kind === 'stored').length;
  play(device, 'a a x a');
  for (let before = -1, rounds = 0; entries() > before && rounds < 30; rounds += 1) {
    before = entries();
    play(device, '+y 800 right right right -y 200 a a a a a a a');
  }
}

BOARDS.forEach(sizes);
boot(testedFlashOf(BOARDS[0]), 'boot to first screen, journal empty', 500);

const device = deviceOf(BOARDS[0]);
const [nanos, busy] = [device.nanos, device.chip.busyNanos];
device.run(10_000);
row('idle CPU', (100 * (device.chip.busyNanos - busy)) / (device.nanos - nanos), '%', 1);
wholeGame(device);
const tour = deviceOf(BOARDS[0]);
play(tour, 'down a a b down a down a b down a b down a b b up a a x a +y 800 left right down -y');
const presses = [...pressTimes(device), ...pressTimes(tour)];
row(`press to finished picture, typical of ${presses.length}`, median(presses), 'ms', 40);
row('press to finished picture, worst', worst(presses), 'ms', 40);
row('of these: drawing, worst', worst(spans(device, 'drawing')), 'ms');
row('of these: to the panel, worst', worst(spans(device, 'sending')), 'ms');
row('companion takes in one input, worst (with the update of `possible`)', worst(spans(device, 'handling')), 'ms', 40);
const appends = spans(device, 'storing').filter((millis) => millis < 20);
row(`journal append, typical of ${appends.length}`, median(appends), 'ms');
row('journal append, worst', worst(appends), 'ms');
const { symbols } = elfOf(BOARDS[0]);
const [top, bottom] = [symbols.get('_stack_start'), symbols.get('_stack_end')];
const played = device.chip.deepestStack(top, bottom);

const again = boot(device.chip.flashBytes(), `boot to first screen, journal of a whole game (${appends.length} entries)`, 500);
row('replay of that journal (what an undo costs at worst)', (last(again, 'load-end').nanos - last(again, 'start').nanos) / MS, 'ms', 300);
row('stack, deepest seen', Math.max(played, again.chip.deepestStack(top, bottom)) / KIB, 'KiB', (top - bottom) / 2 / KIB);

console.log('| what | measured | budget |\n|---|---|---|');
let broken = 0;
for (const { what, value, unit, budget } of rows) {
  const over = budget !== undefined && value > budget;
  broken += over ? 1 : 0;
  console.log(`| ${what} | ${value.toFixed(2)} ${unit} | ${budget === undefined ? '' : `${budget} ${unit}`}${over ? ' **broken**' : ''} |`);
}
process.exitCode = broken > 0 ? 1 : 0;
