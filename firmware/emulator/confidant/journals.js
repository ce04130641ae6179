// Long journals, written by the host's own store: what a start has to read and an undo to replay at worst.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNAL, knownFlashOf } from './companion.js';
import { hostTool } from './tools.js';

/**
 * The flash chip of a board with such a journal of a game: `full` has no room for another entry, `longest` for a few; in
 * `unbroken` nothing was taken back yet. All end with actions that can be corrected. `finished` is a game at its end.
 */
export function flashWithJournal(board, which, game = 'scotland-yard') {
  const folder = mkdtempSync(join(tmpdir(), 'confidant-'));
  try {
    const file = join(folder, which);
    hostTool('flash-image', [which, game, file]);
    const flash = knownFlashOf(board).slice();
    flash.set(readFileSync(file).subarray(0, JOURNAL[1] - JOURNAL[0]), JOURNAL[0]);
    return flash;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
