// Real-time transfer: the bytes that the firmware logs into a ring in RAM.

const RAM = 0x20000000;

/** The bytes logged since the last call. */
export function drainRtt(rp2040) {
  const ram = Buffer.from(rp2040.sram.buffer);
  const block = ram.indexOf('SEGGER RTT');
  if (block < 0) return Buffer.alloc(0);
  const up = block + 24;
  const [buffer, size, write, read] = [4, 8, 12, 16].map((field) => ram.readUInt32LE(up + field));
  // After a reset the block may be there, but not filled in yet.
  if (size === 0 || buffer < RAM || buffer + size > RAM + ram.length || write >= size || read >= size) return Buffer.alloc(0);
  const ring = ram.subarray(buffer - RAM, buffer - RAM + size);
  const bytes = write >= read ? ring.subarray(read, write) : Buffer.concat([ring.subarray(read), ring.subarray(0, write)]);
  const copy = Buffer.from(bytes);
  ram.writeUInt32LE(write, up + 16);
  return copy;
}
