// node confidant/measure.js: what the device takes, from emulated cycles, beside the budgets. Fails if one is broken.
// The budgets are those of the model, with the clock tree, the ROM, the cache's misses and the gaps of SPI; beside it, for the first
// board, stands what it would be with ideal clocks, flash and wires.

import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { ACCIDENTS } from './accidents.js';
import { BOARDS } from './boards.js';
import { Confidant, elf, flashOf } from './companion.js';
import { LEVELS, TURN, thought, withMisterX, withSleuth } from './company.js';
import { flashWithJournal } from './journals.js';
import { END_GAME, MENU, NEW_GAME, play, playToTheEnd } from './keys.js';
import { GRADES, askFor, beginToMake, breakOff, made } from './puzzles.js';

/** How long A is held until all have agreed, in milliseconds. */
const AGREED_AFTER = 1200;
const KIB = 1024;
const MS = 1e6;
const CYCLES_A_MS = 125_000;
const TIMINGS = ['ideal', 'modelled'];
/** The deepest stack; half of what is reserved. */
const STACK_BUDGET = 16;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
// One by one: there are tens of thousands of some.
const worst = (values) => values.reduce((most, value) => Math.max(most, value), -Infinity);

/** The games of the shelf, by the names of their engines. */
const GAMES = ['scotland-yard', 'tatort-themse', 'tiny-epic-clock', 'tiny-epic-crimes', 'schinderhannes', 'schinderhannes-solo'];

// What holds under the whole model. Wanted of a press are 30 at worst and 20 typically. Of a whole new picture the wire alone takes 14.75
// and the second look at the key 1; what is left is the first of three bands, whose drawing no sending hides.
const FULL_START = 300;
const WORST_PRESS = 34;
const TYPICAL_PRESS = 24;

/** Everything that is measured on one board. */
class Measurement {
  constructor(board, timing) {
    Object.assign(this, { board, timing });
    this.elf = elf();
    this.rows = [];
    this.deepest = 0;
  }

  /** One line of the table: `value` and `budget` in `unit`; without a budget it is only told. */
  row(what, value, unit, budget) { this.rows.push({ what, value, unit, budget }); }

  /** A device whose stack is painted. */
  device(options) { return new Confidant({ board: this.board, timing: this.timing, painted: [this.bottom, this.top], ...options }); }

  /** Has seen enough of a device: how deep its stack was. Asked before every restart, which paints it again. */
  done(device) {
    this.deepest = Math.max(this.deepest, device.chip.deepestStack(this.top, this.bottom));
    return device;
  }

  get top() { return this.elf.symbols.get('_stack_start'); }

  get bottom() { return this.elf.symbols.get('_stack_end'); }

  sizes() {
    const [ALLOCATED, NOTHING_STORED] = [2, 8];
    const sum = (wanted) => this.elf.sections.filter((section) => section.flags & ALLOCATED && wanted(section)).reduce((total, { size }) => total + size, 0);
    this.row('flash', sum(({ type }) => type !== NOTHING_STORED) / KIB, 'KiB', 1280);
    // Of 228 with the second core, 8 would be its stack; hot code comes before that.
    this.row('static RAM', sum(({ address }) => address >>> 24 === 0x20) / KIB, 'KiB', 224);
  }

  /** From power to the light on the first picture. */
  boot(what, flash) {
    const device = this.device({ flash });
    device.run(5000, () => device.lights.at(-1)?.duty > 0);
    this.row(`power to light on the first screen, journal ${what}`, device.nanos / MS, 'ms', flash ? FULL_START : 200);
    const [start, end] = ['start', 'load-end'].map((kind) => device.trail.of(kind)[0].nanos);
    if (flash) {
      const records = device.trail.of('loaded').length;
      this.row(`of this: reading and replaying ${records} records`, (end - start) / MS, 'ms');
      const busy = device.chip.busyNanos;
      device.settle();
      this.row(`behind it, in idle time: seal and proof of ${records} records`, (device.chip.busyNanos - busy) / MS, 'ms');
    }
    return this.done(device);
  }

  /** A device at its home screen. */
  at(options) {
    const device = this.device(options);
    device.settle();
    return device;
  }

  idle() {
    const device = this.at();
    const [nanos, busy] = [device.nanos, device.chip.busyNanos];
    device.run(10_000);
    this.row('idle CPU', (100 * (device.chip.busyNanos - busy)) / (device.nanos - nanos), '%', 1);
    this.done(device);
  }

  /** A whole game with first choices and the wipe after it, and a tour through the screens around a game. */
  playing() {
    const device = this.at();
    const updates = [];
    const [, update] = [...this.elf.symbols].find(([name]) => name.includes('update_possible'));
    device.chip.timeCalls(update, ({ cycles }) => updates.push(cycles / CYCLES_A_MS));
    play(device, NEW_GAME);
    playToTheEnd(device);
    const [handling, appends] = [device.trail.times('handling'), device.trail.times('storing')];
    play(device, `${END_GAME} 2500`);
    const wipe = worst(device.trail.times('storing').slice(appends.length));
    const tour = this.at();
    play(tour, `x a b down a down a b down a b down a b b ${NEW_GAME} +y 800 left right down -y b x right x right down x b`);
    const presses = [device, tour].flatMap((device) => keyTimes(device));
    this.row('key at its pin to finished picture, typical', median(presses), 'ms', TYPICAL_PRESS);
    this.row('key at its pin to finished picture, worst', worst(presses), 'ms', WORST_PRESS);
    this.row('of this: drawing the upper rows, worst', worst([device, tour].flatMap(({ trail }) => trail.times('drawing'))), 'ms');
    this.row('of this: to the panel, drawing the other rows meanwhile, worst', worst([device, tour].flatMap(({ trail }) => trail.times('sending'))), 'ms');
    this.row('the companion takes in one input, worst', worst(handling), 'ms', 34);
    this.row('one update of where Mister X may be, typical', median(updates), 'ms', 1);
    this.row('one update of where Mister X may be, worst', worst(updates), 'ms', 1);
    this.row('journal append, typical', median(appends), 'ms');
    this.row('journal append, worst', worst(appends), 'ms');
    this.row('wipe of the journal', wipe, 'ms');
    this.done(device);
    this.done(tour);
  }

  /** The record of the longest game as a QR code, made in a step of its own once its screen is shown. */
  record() {
    const device = this.at({ flash: flashWithJournal(this.board, 'finished') });
    play(device, 'a down down');
    const before = device.trail.spans.length;
    play(device, 'a 200');
    const steps = device.trail.spans.slice(before).filter(({ stage }) => stage === 'handling');
    this.row(`making the QR code of a game of ${device.loaded().length - 1} actions`, worst(steps.map(({ from, to }) => (to - from) / MS)), 'ms', 34);
    this.done(device);
  }

  /** An entry is corrected by agreement, which has to replay all before; without the hold of A. */
  undo(what, journal, keys) {
    const device = this.at({ flash: flashWithJournal(this.board, journal) });
    const correct = () => {
      play(device, `${MENU} a a`);
      const before = device.trail.of('stored').length;
      const pressed = device.nanos;
      device.press('a');
      device.run(3000, () => device.trail.of('stored').length > before && device.trail.stage === 'waiting');
      if (device.trail.of('stored').length === before) throw new Error('the entry was not corrected');
      const millis = (device.nanos - pressed) / MS - AGREED_AFTER;
      device.release('a');
      device.run(100);
      return millis;
    };
    play(device, keys);
    this.row(`undo by replay, ${what}`, correct(), 'ms', 300);
    this.done(device);
  }

  /** A puzzle of each grade, number 1; and keys that are pressed while one is made. */
  puzzles() {
    for (const grade of GRADES) {
      const device = this.at();
      askFor(device, grade);
      beginToMake(device);
      this.row(`a new puzzle of Schinderhannes, ${grade}`, made(device), 'ms', 10_000);
      this.done(device);
    }
    const device = this.at();
    askFor(device, 'many');
    beginToMake(device);
    const before = device.trail.of('release').length;
    breakOff(device, [3, 10, 17, 24, 31, 38, 45, 52, 59, 66]);
    this.row('key to finished picture while one is made, worst', worst(keyTimes(device, 'release', before)), 'ms', 40);
    this.done(device);
  }

  /** Confidant's first move at each level, as Mister X and in Tatort Themse, and a round of a game in its head. */
  company() {
    const [, round] = [...this.elf.symbols].find(([name]) => /playout7Playout5round/.test(name));
    const rounds = [];
    for (const [level, [, budget]] of Object.entries(LEVELS)) {
      const device = this.at();
      device.chip.timeCalls(round, ({ cycles }) => rounds.push(cycles / CYCLES_A_MS));
      withMisterX(device, level);
      this.thinks(`Confidant thinks as Mister X, ${level}`, device, budget);
    }
    for (const level of Object.keys(LEVELS)) {
      const device = this.at();
      withSleuth(device, level);
      this.thinks(`Confidant takes a turn in Tatort Themse, ${level}`, device, TURN);
    }
    this.row('a round of a game in its head, typical', median(rounds), 'ms', 0.25);
    this.row('a round of a game in its head, worst', worst(rounds), 'ms', 1);
  }

  /** From the key to the move, which is told at a beat, and how long the processor was busy meanwhile. */
  thinks(what, device, budget) {
    const { millis, busy } = thought(device);
    this.row(what, millis, 'ms', budget);
    this.row('of this: busy', busy, 'ms');
    this.done(device);
  }

  /** What the device itself has to say. */
  notices() {
    const device = this.device({ flash: flashOf(this.board) });
    device.settle();
    play(device, 'up down left right a b x y');
    this.done(device);
    for (const happen of Object.values(ACCIDENTS)) {
      // What the accident itself does to the stack does not count: the restart paints it again.
      happen(device);
      device.run(3000, () => device.trail.stage === 'telling');
      device.settle();
      play(device, 'a');
      this.done(device);
    }
    this.row(`stack, deepest seen of ${(this.top - this.bottom) / KIB} KiB`, this.deepest / KIB, 'KiB', STACK_BUDGET);
  }

  all() {
    this.sizes();
    this.boot('empty');
    for (const game of GAMES) this.boot(`full, ${game}`, flashWithJournal(this.board, 'full', game));
    // The longest one was paused when it was left.
    this.undo('longest journal', 'longest', 'a a');
    this.undo('longest game without any undo before', 'unbroken', 'a');
    this.idle();
    this.playing();
    this.record();
    this.puzzles();
    this.company();
    this.notices();
    return this.rows;
  }
}

/** For each key that led to a picture before the device waited again: from the edge at its pin to the end of its sending. */
function keyTimes({ trail, edges }, kind = 'press', from = 0) {
  return trail.of(kind).slice(from).flatMap(({ nanos }) => {
    const { stage, to } = trail.spans.find((span) => span.from >= nanos && ['sending', 'waiting'].includes(span.stage)) ?? {};
    const edge = edges.findLast((edge) => edge.nanos <= nanos && edge.down === (kind === 'press'));
    return stage === 'sending' ? [(to - edge.nanos) / MS] : [];
  });
}

/** Measures a board in a thread of its own. */
function measured(workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Prints the table; how many budgets are broken. */
function print(columns, tables) {
  const titles = columns.map(({ board, timing }) => `${board}, ${timing}`);
  console.log(`| what | ${titles.join(' | ')} | budget | share | |\n|---|${titles.map(() => '---|').join('')}---|---|---|`);
  let broken = 0;
  tables[0].forEach(({ what, unit, budget }, i) => {
    const values = tables.map((rows) => rows[i].value);
    const counted = values.filter((_, column) => columns[column].timing === 'modelled');
    const share = budget === undefined ? 0 : worst(counted) / budget;
    broken += share > 1 ? 1 : 0;
    const figures = values.map((value) => `${value.toFixed(value < 0.1 ? 4 : 2)} ${unit}`);
    const told = budget === undefined ? ['', ''] : [`${budget} ${unit}`, `${(100 * share).toFixed(0)} %`];
    console.log(`| ${[what, ...figures, ...told, share > 1 ? '**broken**' : ''].join(' | ')} |`);
  });
  return broken;
}

if (isMainThread) {
  const [first, ...others] = BOARDS;
  const columns = [...TIMINGS.map((timing) => ({ board: first, timing })), ...others.map((board) => ({ board, timing: 'modelled' }))];
  process.exitCode = print(columns, await Promise.all(columns.map(measured))) > 0 ? 1 : 0;
} else {
  parentPort.postMessage(new Measurement(workerData.board, workerData.timing).all());
}
