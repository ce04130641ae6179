// What a pin reads: the level that something outside gives it, else that of the pad's own pull. A pin with neither keeps
// the level it had, so that a program that forgets a pull is found out.

/** Lets the pads pull; from then on `drive(pin, level)` connects a pin to a level, or to nothing. */
export class Wires {
  /** @param {{ gpio: object[] }} rp2040 */
  constructor({ gpio }) {
    this.pins = gpio.map((pin) => {
      const wire = { pin, outside: null, set: pin.setInputValue.bind(pin) };
      pin.refreshInput = () => this.#settle(wire);
      pin.setInputValue = () => { throw new Error('levels from outside go through `drive`'); };
      // A listener hears every change of the pad, its pulls among them.
      pin.addListener(() => this.#settle(wire));
      return wire;
    });
  }

  /** Connects a pin to high (`true`), to ground (`false`) or to nothing (`null`). */
  drive(pin, level) {
    const wire = this.pins[pin];
    wire.outside = level;
    this.#settle(wire);
  }

  #settle({ pin, outside, set }) {
    const { pullupEnabled: up, pulldownEnabled: down, rawInputValue: before } = pin;
    const level = outside ?? (up === down ? before : up);
    if (level !== before) set(level);
  }
}
