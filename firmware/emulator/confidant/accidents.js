// Accidents that the harness brings about in the released program: there is no hook in the firmware for them.

import { elf } from './companion.js';

/** Sends the core into a real panic: an index out of bounds, in an unknown file at line 7. */
function panic(device) {
  const [, address] = [...elf().symbols].find(([name]) => name.includes('panic_bounds_check'));
  const { core, sramView } = device.chip.rp2040;
  // A place in a source file, as the compiler would give it, in memory that nobody uses: the far end of the stack.
  const place = 0x20000000 + 512;
  const name = Buffer.from('somewhere.rs');
  name.forEach((byte, i) => sramView.setUint8(512 + 16 + i, byte));
  [place + 16, name.length, 7, 1].forEach((word, i) => sramView.setUint32(512 + 4 * i, word, true));
  core.registers.set([9, 3, place]);
  device.accident(address);
}

/** Each one by its name. */
export const ACCIDENTS = {
  hang: (device) => device.accident('hang'),
  'bad read': (device) => device.accident('badRead'),
  'stack overflow': (device) => device.accident('overflow'),
  panic,
};
