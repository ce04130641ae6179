// From logged bytes to text: defmt sends numbers, and the texts themselves are in the ELF file alone.

import { execFileSync } from 'node:child_process';

/**
 * The lines that were logged.
 * @param {Uint8Array[]} logged what `Device.logged` holds, or the bytes of one run
 * @param {string} elf path of the ELF file
 * @param {string} [program] `defmt-print` or a program that takes the same: `-e ELF`, bytes in, lines out
 * @returns {string[]}
 */
export function logLines(logged, elf, program = 'defmt-print') {
  const text = execFileSync(program, ['-e', elf], { input: Buffer.concat(logged), encoding: 'utf8' });
  return text.split('\n').filter(Boolean);
}
