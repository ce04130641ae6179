// Firmware files: ELF with its symbols, UF2, and the check of the second boot stage.

const FLASH_BASE = 0x10000000;

/**
 * The loadable parts, sections and symbols of an ELF file for ARM.
 * @param {Uint8Array} bytes the file
 * @returns {{ parts: { address: number, bytes: Uint8Array }[], sections: object[], symbols: Map<string, number> }}
 */
export function readElf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const u16 = (at) => view.getUint16(at, true);
  const u32 = (at) => view.getUint32(at, true);
  if (u32(0) !== 0x464c457f || bytes[4] !== 1 || u16(18) !== 40) throw new Error('no 32-bit ELF file for ARM');
  const parts = [];
  for (let i = 0, at = u32(28); i < u16(44); i += 1, at += u16(42)) {
    const [type, offset, , physical, size] = [0, 4, 8, 12, 16].map((field) => u32(at + field));
    if (type === 1 && size > 0) parts.push({ address: physical, bytes: bytes.subarray(offset, offset + size) });
  }
  const text = (at) => {
    let end = at;
    while (bytes[end] !== 0) end += 1;
    return Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at).toString();
  };
  const sections = [];
  for (let i = 0, at = u32(32); i < u16(48); i += 1, at += u16(46)) {
    const [name, type, flags, address, offset, size, link] = [0, 4, 8, 12, 16, 20, 24].map((f) => u32(at + f));
    sections.push({ name, type, flags, address, offset, size, link });
  }
  const names = sections[u16(50)].offset;
  for (const section of sections) section.name = text(names + section.name);
  const symbols = new Map();
  const table = sections.find((section) => section.type === 2);
  if (table) {
    const strings = sections[table.link].offset;
    for (let at = table.offset; at < table.offset + table.size; at += 16) {
      symbols.set(text(strings + u32(at)), u32(at + 4));
    }
  }
  return { parts, sections, symbols };
}

/** Family of the RP2040. Its boot ROM leaves all other blocks alone, and counts its own. */
const FAMILY = 0xe48bff56;

/**
 * The blocks of a UF2 file for the RP2040.
 * @param {Uint8Array} bytes the file
 * @returns {{ parts: { address: number, bytes: Uint8Array }[] }}
 */
export function readUf2(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length === 0 || bytes.length % 512 !== 0) throw new Error('no UF2 file: not in blocks of 512 bytes');
  const parts = [];
  const counts = new Set();
  for (let at = 0; at < bytes.length; at += 512) {
    const word = (offset) => view.getUint32(at + offset, true);
    if (word(0) !== 0x0a324655 || word(4) !== 0x9e5d5157 || word(508) !== 0x0ab16f30) throw new Error('broken UF2 block');
    if (word(28) !== FAMILY) continue;
    if (word(20) !== parts.length) throw new Error('UF2 blocks out of order');
    counts.add(word(24));
    parts.push({ address: word(12), bytes: bytes.subarray(at + 32, at + 32 + word(16)) });
  }
  if (parts.length === 0) throw new Error('all UF2 blocks are for another family of chips');
  if (counts.size > 1 || !counts.has(parts.length)) throw new Error('UF2 blocks are missing, or out of order');
  return { parts };
}

/**
 * A whole flash chip of `size` bytes with these parts on it, blank elsewhere.
 * @param {{ address: number, bytes: Uint8Array }[]} parts
 */
export function flashWith(parts, size = 2 * 1024 * 1024) {
  const flash = new Uint8Array(size).fill(0xff);
  for (const { address, bytes } of parts) {
    const offset = address - FLASH_BASE;
    if (offset < 0 || offset + bytes.length > size) throw new Error(`a part at ${address.toString(16)}, outside the flash chip`);
    flash.set(bytes, offset);
  }
  return flash;
}

/**
 * A flash chip after a UF2 file was copied onto its board in boot mode. The boot ROM erases the sector of a block when
 * it meets the first block of a group, and groups are sixteen blocks by their numbers, wherever they go
 * (erratum RP2040-E14); what is written to a sector that was not erased is mixed with what was there.
 * @param {Uint8Array} flash the chip as it was; it is not changed
 * @param {Uint8Array} file the UF2 file
 */
export function afterBootMode(flash, file) {
  const after = flash.slice();
  const erased = new Set();
  readUf2(file).parts.forEach(({ address, bytes }, number) => {
    const offset = address - FLASH_BASE;
    const group = Math.floor(number / 16);
    if (!erased.has(group)) {
      const sector = offset - (offset % 4096);
      after.fill(0xff, sector, sector + 4096);
      erased.add(group);
    }
    bytes.forEach((byte, i) => { after[offset + i] &= byte; });
  });
  return after;
}

/** The sum that the boot ROM wants in the last four bytes of the second stage: CRC-32/MPEG-2 of the other 252. */
function boot2Sum(flash) {
  let crc = 0xffffffff;
  for (const byte of flash.subarray(0, 252)) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

const storedSum = (flash) => new DataView(flash.buffer, flash.byteOffset).getUint32(252, true);

/** Whether the boot ROM would start the second stage on this chip. */
export function hasBoot2(flash) { return boot2Sum(flash) === storedSum(flash); }

/** Throws unless the boot ROM would start the second stage on this chip. */
export function checkBoot2(flash) {
  if (!hasBoot2(flash)) throw new Error(`boot2 has the sum ${storedSum(flash).toString(16)}, not ${boot2Sum(flash).toString(16)}`);
}
