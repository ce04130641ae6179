// The whole device: chip, panel, keys, light, buzzer. It survives resets and losses of power, as the thing on the
// table does.

import { boards } from './boards.js';
import { Chip, WatchdogReset } from './chip.js';
import { PowerCut } from './flash.js';
import { Panel } from './panel.js';
import { accidents } from './rom.js';
import { drainRtt } from './rtt.js';
import { seededBits } from './standins.js';
import { Trail } from './trail.js';

const MILLI = 1e6;

export class Device {
  /**
   * `board` is a name of `boards`; `flash` the bytes of its flash chip. `seed` seeds the ring oscillator; `bit`
   * replaces it. `onFlashStep` sees every step of the flash chip.
   */
  constructor({ board, flash, seed = 1, bit, onFlashStep, millivolts = 4000 }) {
    this.board = boards[board];
    if (!this.board) throw new Error(`there is no board ${board}`);
    Object.assign(this, { flash: flash.slice(), seed, bit, onFlashStep, millivolts });
    this.panel = new Panel(this.board.mounting);
    this.down = new Set();
    Object.assign(this, { before: 0, resets: 0, notes: [], lights: [], pictures: [], logged: [], trail: new Trail() });
    this.#boot(null);
  }

  #boot(kept) {
    const { pins, port, keys } = this.board;
    this.chip = new Chip({
      flash: this.flash,
      bit: this.bit ?? seededBits(this.seed),
      kept,
      onFlashStep: (step) => this.onFlashStep?.(step, this),
      onPulse: () => this.#pulse(),
      onTransmit: (from, byte) => { if (from === port && !this.selectLevel) this.panel.receive(byte, this.dataLevel); },
      onScratch: (register, value) => this.#scratch(register, value),
    });
    const { gpio, adc } = this.chip.rp2040;
    for (const pin of Object.values(keys)) gpio[pin].setInputValue(!this.down.has(pin));
    Object.assign(this, { dataLevel: true, selectLevel: true });
    gpio[pins.data].addListener((state) => { this.dataLevel = state === 1; });
    gpio[pins.select].addListener((state) => { this.selectLevel = state === 1; });
    gpio[pins.reset].addListener((state) => { if (state === 0) this.panel.reset(); });
    if (this.board.battery !== undefined) adc.channelValues[this.board.battery] = (this.millivolts * 4096) / 3 / 3300;
  }

  #pulse() {
    const { light, buzzer } = this.board.pins;
    const { duty } = this.chip.pulse.pin(light);
    if (duty !== this.lights.at(-1)?.duty) this.lights.push({ nanos: this.nanos, duty });
    const hertz = Math.round(this.chip.pulse.pin(buzzer).hertz);
    if (hertz !== (this.notes.at(-1)?.hertz ?? 0)) this.notes.push({ nanos: this.nanos, hertz });
  }

  #scratch(register, value) {
    const { stage } = this.trail;
    this.trail.note(this.chip, register, value, this.nanos);
    if (stage === 'sending' && this.trail.stage !== 'sending') this.onPicture?.(this);
  }

  /** Time since the device was made, over all resets. */
  get nanos() { return this.before + this.chip.nanos; }

  get millis() { return this.nanos / MILLI; }

  /** How bright the backlight is, 0 to 1: only with a driven pin and a lit panel is anything seen. */
  get light() {
    const { light } = this.board.pins;
    return this.chip.rp2040.gpio[light].functionSelect === 4 ? this.chip.pulse.pin(light).duty : 0;
  }

  /** What a person sees: the picture, or null in the dark. */
  seen() { return this.light > 0 ? this.panel.picture() : null; }

  /** Runs for so many milliseconds, through resets; or until `stop(device)`. */
  run(millis, stop) {
    const until = this.nanos + millis * MILLI;
    while (this.nanos < until) {
      try {
        if (this.chip.run(until - this.before, stop && (() => stop(this)))) return true;
      } catch (error) {
        if (!(error instanceof WatchdogReset)) throw error;
        this.#restart(this.chip.kept());
      }
      this.logged.push(drainRtt(this.chip.rp2040));
    }
    return false;
  }

  #restart(kept) {
    this.flash = this.chip.flashBytes();
    this.before = this.nanos;
    this.resets += 1;
    this.#boot(kept);
  }

  /** Runs until the firmware has nothing to do; false if that does not happen in time. */
  settle(millis = 3000) {
    const calm = () => ['waiting', 'telling'].includes(this.trail.stage) && this.chip.rp2040.core.waiting;
    return calm() || this.run(millis, calm);
  }

  /** Takes the power away and gives it back. */
  powerCycle() {
    this.flash = this.chip.flashBytes();
    this.before = this.nanos;
    this.panel = new Panel(this.board.mounting);
    this.#boot(null);
  }

  /** Runs until the power is cut inside that step of the flash chip, counted from now; then gives it back. */
  runToCut(step, millis) {
    this.chip.nor.cutInStep(step);
    try {
      this.run(millis);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      this.powerCycle();
      return true;
    }
    return false;
  }

  /** Holds a key down. */
  press(key) { this.#level(key, false); }

  /** Lets a key go. */
  release(key) { this.#level(key, true); }

  #level(key, high) {
    const pin = this.board.keys[key];
    if (pin === undefined) throw new Error(`this board has no key ${key}`);
    if (high) this.down.delete(pin); else this.down.add(pin);
    this.chip.rp2040.gpio[pin].setInputValue(high);
  }

  /** Presses and releases a key as a person does, and waits until the device has done with it. */
  tap(key, millis = 60) {
    this.press(key);
    this.run(millis);
    this.release(key);
    this.run(millis);
    return this.settle();
  }

  /** An accident at this very moment: `hang`, `badRead`, `overflow`, or an address to go to. */
  accident(what) { this.chip.divert(accidents[what] ?? what); }
}
