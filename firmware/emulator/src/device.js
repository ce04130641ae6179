// A whole device: chip, panel, keys, light, buzzer, battery, as a board description says. It survives resets and
// losses of power, as the thing on the table does.

import { Chip, WatchdogReset } from './chip.js';
import { PowerCut } from './flash.js';
import { Panel } from './panel.js';
import { Wires } from './pins.js';
import { accidents } from './rom.js';
import { drainRtt } from './rtt.js';
import { seededBits } from './standins.js';

const MILLI = 1e6;
const PWM = 4;

/**
 * What is soldered to which pin. Everything but `flashSize` may be left out.
 * @typedef {object} Board
 * @property {number} flashSize bytes of the flash chip
 * @property {number[]} [flashId] what the flash chip says of itself: three bytes
 * @property {{ port: number, mounting: 'upright' | 'quarter', data: number, select: number, reset: number,
 *   light: number, tearing?: number }} [panel] an ST7789: its SPI port, how the glass is mounted, and its pins; the last
 *   one is an output of the panel
 * @property {number} [buzzer] the pin of a piezo, driven by pulse width
 * @property {Record<string, number>} [keys] pins of the keys, which connect to ground
 * @property {{ pin: number, divider: number }} [battery] where the battery's voltage is measured
 * @property {Record<string, number>} [lamps] pins of plain lights
 * @property {{ power: number, status: number }} [charger] pins of a battery's charger: one is high while it has power, the
 *   other is pulled to ground while it charges, and also while it has no power
 */

/** A board with a program in its flash. */
export class Device {
  /**
   * @param {object} options
   * @param {Board} options.board
   * @param {Uint8Array} options.flash the flash chip (`flashWith`); it is not changed
   * @param {number} [options.seed] seeds the ring oscillator
   * @param {() => number} [options.bit] replaces its random bit
   * @param {number} [options.millivolts] of the battery
   * @param {'ideal' | 'modelled'} [options.timing] as for `Chip`
   * @param {[number, number]} [options.painted] addresses between which RAM is painted at each start, to see later how much of a
   *   stack was used (`Chip.deepestStack`)
   * @param {'typical' | 'worst'} [options.flashTimes] how long the flash chip takes for its steps
   * @param {(step: object, device: Device) => void} [options.onFlashStep] sees every step of the flash chip
   * @param {(register: number, value: number, device: Device) => void} [options.onScratch] sees every write to a
   *   watchdog scratch register: the cheapest way for a program to tell what it does
   * @param {(device: Device) => void} [options.onPixels] called when the panel is left after pixels were sent to it
   */
  constructor({ board, flash, seed = 1, bit, millivolts = 4000, timing, painted, flashTimes, onFlashStep, onScratch, onPixels }) {
    if (flash.length !== board.flashSize) throw new Error(`the flash chip of this board has ${board.flashSize} bytes`);
    Object.assign(this, { board, flash, seed, bit, millivolts, timing, painted, flashTimes, onFlashStep, onScratch, onPixels });
    this.panel = this.#newPanel();
    /** Pins that something outside holds at a level. */
    this.held = new Map();
    this.setCharger('absent');
    // The panel is not told to send it: it holds the wire low.
    if (board.panel?.tearing !== undefined) this.#hold(board.panel.tearing, false);
    /** What the buzzer did, how bright the light was, which keys went down or up, and when; the bytes that were logged. */
    Object.assign(this, { before: 0, resets: 0, notes: [], lights: [], edges: [], logged: [] });
    this.#boot(null);
  }

  #newPanel() { return new Panel(this.board.panel?.mounting, () => (this.chip ? this.nanos : 0)); }

  #boot(kept) {
    const { board } = this;
    this.chip = new Chip({
      flash: this.flash,
      flashId: board.flashId,
      bit: this.bit ?? seededBits(this.seed),
      kept,
      timing: this.timing,
      flashTimes: this.flashTimes,
      onFlashStep: (step) => this.onFlashStep?.(step, this),
      onPulse: () => this.#pulse(),
      onTransmit: (port, byte) => {
        if (port === board.panel?.port && !this.selectLevel) this.panel.receive(byte, this.dataLevel);
      },
      onScratch: (register, value) => this.onScratch?.(register, value, this),
    });
    if (this.painted) this.chip.paint(...this.painted);
    this.wires = new Wires(this.chip.rp2040);
    this.held.forEach((level, pin) => this.wires.drive(pin, level));
    if (board.panel) this.#connect(board.panel, this.chip.rp2040.gpio);
    this.setBattery(this.millivolts);
  }

  #connect({ data, select, reset }, gpio) {
    Object.assign(this, { dataLevel: true, selectLevel: true });
    // After a reset of the chip its pads pull every line low.
    this.panel.setReset(false);
    gpio[data].addListener((state) => { this.dataLevel = state === 1; });
    gpio[select].addListener((state) => {
      this.selectLevel = state === 1;
      if (this.selectLevel && this.panel.takePixels() > 0) this.onPixels?.(this);
    });
    gpio[reset].addListener((state) => this.panel.setReset(state === 1));
  }

  #pulse() {
    const { panel, buzzer } = this.board;
    const duty = panel ? this.chip.pulse.pin(panel.light).duty : 0;
    if (duty !== (this.lights.at(-1)?.duty ?? 0)) this.lights.push({ nanos: this.nanos, duty });
    const wave = buzzer === undefined ? { hertz: 0, duty: 0 } : this.chip.pulse.pin(buzzer);
    const hertz = Math.round(wave.hertz);
    if (hertz !== (this.notes.at(-1)?.hertz ?? 0)) this.notes.push({ nanos: this.nanos, hertz, duty: wave.duty });
  }

  /** Time since the device was made, over all resets. */
  get nanos() { return this.before + this.chip.nanos; }

  get millis() { return this.nanos / MILLI; }

  /** How bright the backlight is, 0 to 1: nothing is seen without a driven pin. */
  get light() {
    const { panel } = this.board;
    const driven = panel && this.chip.rp2040.gpio[panel.light].functionSelect === PWM;
    return driven ? this.chip.pulse.pin(panel.light).duty : 0;
  }

  /** What a person sees: the picture, or null in the dark. */
  seen() { return this.light > 0 ? this.panel.picture() : null; }

  /** Pins that the program drives or has driven since its start, in order. */
  get outputs() { return this.wires.outputs(); }

  /** Whether a lamp of the board is lit. */
  lamp(name) { return this.chip.rp2040.gpio[this.board.lamps[name]].outputValue; }

  /** Charges or empties the battery. */
  setBattery(millivolts) {
    this.millivolts = millivolts;
    const { battery } = this.board;
    if (battery) this.wires.feed(battery.pin, millivolts / battery.divider);
  }

  /** Plugs the charger in, or not: `absent`, `charging` or, when there is nothing left to charge, `full`. */
  setCharger(state) {
    const { charger } = this.board;
    if (!charger) return;
    this.#hold(charger.power, state === 'absent' ? null : true);
    this.#hold(charger.status, state === 'full' ? null : false);
  }

  /**
   * Runs for this many milliseconds, through resets; or until `stop(device)`.
   * @returns {boolean} whether it was stopped
   */
  run(millis, stop) {
    const until = this.nanos + millis * MILLI;
    try {
      let stopped = null;
      // Until it is not cut short by a reset. To ask the time instead would be wrong: sums of fractions differ by a
      // hair, and a chip that is already there would be run for ever.
      while (stopped === null) stopped = this.#runChip(until - this.before, stop);
      return stopped;
    } finally {
      this.#drain();
    }
  }

  /** Runs up to that moment of the chip's own time: whether it was stopped, or null after a reset. */
  #runChip(until, stop) {
    try {
      return this.chip.run(until, stop && (() => stop(this)));
    } catch (error) {
      if (!(error instanceof WatchdogReset)) throw error;
      this.#drain();
      this.resets += 1;
      this.#start(this.chip.kept());
      return null;
    }
  }

  #drain() { this.logged.push(drainRtt(this.chip.rp2040)); }

  #start(kept) {
    this.flash = this.chip.flashBytes();
    this.before = this.nanos;
    this.#boot(kept);
  }

  /** Takes the power away, at this very moment, and gives it back. */
  powerCycle() {
    this.panel = this.#newPanel();
    this.#start(null);
  }

  /**
   * Runs for this many milliseconds, then takes the power away, also if that moment lies inside a step of the flash
   * chip; then gives it back.
   * @returns {boolean} whether it was inside a step
   */
  runAndCut(millis) {
    this.chip.nor.cutAt(this.chip.nanos + millis * MILLI);
    return this.#runToCut(millis);
  }

  /**
   * Takes the power away in the middle of a step of the flash chip, after this many steps from now, and gives it back.
   * @returns {boolean} whether that step came within the time
   */
  runToCutInStep(steps, millis) {
    this.chip.nor.cutInStep(steps);
    return this.#runToCut(millis);
  }

  #runToCut(millis) {
    let inside = false;
    try {
      this.run(millis);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      inside = true;
    }
    this.powerCycle();
    return inside;
  }

  /** Holds a key down. */
  press(key) { this.#move(key, true); }

  /** Lets a key go. */
  release(key) { this.#move(key, false); }

  #move(key, down) {
    this.#hold(this.#key(key), down ? false : null);
    this.edges.push({ nanos: this.nanos, key, down });
  }

  #key(name) {
    const pin = this.board.keys?.[name];
    if (pin === undefined) throw new Error(`this board has no ${name}`);
    return pin;
  }

  /** Holds a pin at a level from outside, or lets it go. */
  #hold(pin, level) {
    if (level === null) this.held.delete(pin); else this.held.set(pin, level);
    this.wires?.drive(pin, level);
  }

  /** Presses and releases a key as a person does. */
  tap(key, millis = 60) {
    this.press(key);
    this.run(millis);
    this.release(key);
    this.run(millis);
  }

  /** An accident at this very moment: `hang`, `badRead`, `overflow`, or an address to go to. */
  accident(what) { this.chip.divert(accidents[what] ?? what); }
}
