// The boards: which pin is what, and how the glass is mounted.

export const boards = {
  'pico-lcd-1-3': {
    port: 1,
    mounting: 'quarter',
    pins: { data: 8, select: 9, reset: 12, light: 13, buzzer: 22 },
    keys: { up: 2, down: 18, left: 16, right: 20, a: 15, b: 17, x: 19, y: 21, stick: 3 },
  },
  picosystem: {
    port: 0,
    mounting: 'upright',
    pins: { data: 9, select: 5, reset: 4, light: 12, buzzer: 11, red: 14 },
    keys: { up: 23, down: 20, left: 22, right: 21, a: 18, b: 19, x: 17, y: 16 },
    battery: 0,
  },
};
