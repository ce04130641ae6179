// What a pin reads: the level that something outside gives it, else that of the pad's own pull. A pin with neither keeps
// the level it had, so that a program that forgets a pull is found out. Pins of the converter read voltages likewise.

/** Pull of a pad, and what a divider of a board has, seen from the pin, in ohms. */
const PULL = 60_000;
const DIVIDER = 67_000;
const FULL = 3300;
const FIRST_OF_CONVERTER = 26;
/** States of a pin and functions of a pad by which the program drives it. */
const DRIVEN = [0, 1];
const DRIVING = [1, 4];

/** Lets the pads pull; from then on `drive(pin, level)` connects a pin to a level, or to nothing. */
export class Wires {
  /** @param {{ gpio: object[], adc: object }} rp2040 */
  constructor({ gpio, adc }) {
    this.adc = adc;
    this.driven = new Set();
    this.pins = gpio.map((pin) => {
      const wire = { pin, outside: null, fed: null, set: pin.setInputValue.bind(pin) };
      pin.refreshInput = () => this.#settle(wire);
      pin.setInputValue = () => { throw new Error('levels from outside go through `drive`'); };
      // A listener hears every change of the pad, its pulls among them.
      pin.addListener((state) => {
        if (DRIVEN.includes(state)) this.driven.add(pin.index);
        this.#settle(wire);
      });
      return wire;
    });
  }

  /** Connects a pin to high (`true`), to ground (`false`) or to nothing (`null`). */
  drive(pin, level) {
    const wire = this.pins[pin];
    wire.outside = level;
    this.#settle(wire);
  }

  /** Connects a pin of the converter to so many millivolts through a divider, or to nothing (`null`). */
  feed(pin, millivolts) {
    const wire = this.pins[pin];
    wire.fed = millivolts;
    this.#settle(wire);
  }

  /** Pins that were driven by the program as plain outputs, or are by its SPI ports and pulse widths. */
  outputs() {
    const byPorts = this.pins.filter(({ pin }) => DRIVING.includes(pin.functionSelect)).map(({ pin }) => pin.index);
    return [...new Set([...this.driven, ...byPorts])].sort((a, b) => a - b);
  }

  #settle({ pin, outside, fed, set }) {
    const { pullupEnabled: up, pulldownEnabled: down, rawInputValue: before } = pin;
    const level = outside ?? (up === down ? before : up);
    if (pin.index >= FIRST_OF_CONVERTER) {
      const pulled = fed === null ? (level ? FULL : 0) : (fed / DIVIDER + (up ? FULL / PULL : 0)) / (1 / DIVIDER + (up + down) / PULL);
      this.adc.channelValues[pin.index - FIRST_OF_CONVERTER] = Math.min(4095, Math.round((pulled * 4096) / FULL));
    }
    if (level !== before) set(level);
  }
}
