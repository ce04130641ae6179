// The boards that the firmware is made for: which pin is what, and how the glass is mounted.

const MIB = 1024 * 1024;

/** Board descriptions for `Device`, by the names that the firmware has for them; one program serves all. */
export const boards = {
  'pico-lcd-1-3': {
    name: 'pico-lcd-1-3',
    flashSize: 2 * MIB,
    panel: { port: 1, mounting: 'quarter', data: 8, select: 9, reset: 12, light: 13 },
    buzzer: 22,
    activity: 25,
    keys: { up: 2, down: 18, left: 16, right: 20, a: 15, b: 17, x: 19, y: 21, stick: 3 },
  },
  picosystem: {
    name: 'picosystem',
    flashSize: 16 * MIB,
    panel: { port: 0, mounting: 'upright', data: 9, select: 5, reset: 4, light: 12, tearing: 8 },
    buzzer: 11,
    activity: 13,
    keys: { up: 23, down: 20, left: 22, right: 21, a: 18, b: 19, x: 17, y: 16 },
    battery: { pin: 26, divider: 3 },
    charger: { power: 2, status: 24 },
    lamps: { red: 14, green: 13, blue: 15 },
  },
};

/** Their names. */
export const BOARDS = Object.keys(boards);
