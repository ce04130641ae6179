// What cargo built: the firmware, and programs of host-tests.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const built = (variable, folder) => process.env[variable] ?? new URL(`../../../target/${folder}`, import.meta.url).pathname;

/** The path of a file of the firmware: `elf` or `uf2`. */
export function firmwareFile(end) { return join(built('CONFIDANT_FIRMWARE', 'device'), `confidant.${end}`); }

/** The path of a program of host-tests. */
export function toolFile(name) { return join(built('CONFIDANT_TOOLS', 'debug'), name); }

/** Runs a program of host-tests; what it prints. */
export function hostTool(name, words, options) { return execFileSync(toolFile(name), words, options); }
