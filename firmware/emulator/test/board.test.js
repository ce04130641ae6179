// The wires of a board and how the panel is set up for its glass.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../confidant/boards.js';
import { deviceOf } from '../confidant/companion.js';

/** Clock and data of the panel. */
const WIRES = { 'pico-lcd-1-3': [10, 11], picosystem: [6, 7] };
const GAMMA = [
  [0xe0, 'd0040d11132b3f544c180d0b1f23'],
  [0xe1, 'd0040c11132c3f44512f1f1f2023'],
];
/** As the vendors of the boards set them. */
const GLASS = {
  'pico-lcd-1-3': [[0xb2, '0c0c003333'], [0xb7, '35'], [0xbb, '19'], [0xc0, '2c'], [0xc2, '01'], [0xc3, '12'], [0xc4, '20'], [0xc6, '0f'], [0xd0, 'a4a1'], ...GAMMA],
  picosystem: [[0xb2, '0c0c003333'], [0x26, '01'], [0xb7, '14'], [0xbb, '25'], [0xc0, '2c'], [0xc2, '01'], [0xc3, '12'], [0xc4, '20'], [0xc6, '1e'], [0xd0, 'a4a1'], ...GAMMA],
};
const STRONGEST = 3;

for (const board of BOARDS) {
  test(`${board}: clock and data drive as strong and fast as they can, and bytes follow without a gap`, () => {
    const { chip } = deviceOf(board);
    for (const pin of WIRES[board]) {
      const { driveStrength, isSlewFast } = chip.rp2040.gpio[pin];
      assert.deepEqual([driveStrength, isSlewFast], [STRONGEST, true], `pin ${pin}`);
    }
    const { control0 } = chip.rp2040.spi[deviceOf(board).board.panel.port];
    assert.equal(control0 & 0xc0, 0xc0, 'mode 3');
  });

  test(`${board}: the panel has power, VCOM and gamma as its vendor sets them`, () => {
    const { panel } = deviceOf(board);
    for (const [register, values] of GLASS[board]) {
      assert.equal(Buffer.from(panel.registers.get(register) ?? []).toString('hex'), values, register.toString(16));
    }
  });
}

test('picosystem: lights that nothing is told by are held off', () => {
  const { chip, board } = deviceOf('picosystem');
  for (const name of ['green', 'blue']) {
    const pin = chip.rp2040.gpio[board.lamps[name]];
    assert.deepEqual([pin.outputEnable, pin.outputValue], [true, false], name);
  }
});
