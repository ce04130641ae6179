// An emulated device with an RP2040: everything here is for any project. README.md shows how to use it.

export { Chip, WatchdogReset } from './chip.js';
export { CRYSTAL_HERTZ, Crystal, RING_HERTZ } from './clocks.js';
export { logLines } from './defmt.js';
export { Device } from './device.js';
export { NorFlash, PAGE, PowerCut, SECTOR } from './flash.js';
export { afterBootMode, checkBoot2, flashWith, readElf, readUf2 } from './image.js';
export { Panel, SIDE, rgbOf } from './panel.js';
export { Wires } from './pins.js';
export { encodePng } from './png.js';
export { accidents } from './rom.js';
export { drainRtt } from './rtt.js';
export { seededBits } from './standins.js';
export { XipCache, missCycles } from './xip.js';
