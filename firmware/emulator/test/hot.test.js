// What is to run from RAM does: each pattern of firmware/hot.x finds something.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elf } from '../confidant/companion.js';

const script = readFileSync(new URL('../../hot.x', import.meta.url), 'utf8');
const patterns = [...script.matchAll(/\*\(\.text\.([^)]*)\)/g)].map(([, pattern]) => pattern);

test('every line of hot.x puts something into RAM', () => {
  assert.ok(patterns.length > 10);
  const inRam = [...elf().symbols].filter(([, address]) => address >>> 24 === 0x20).map(([name]) => name);
  for (const pattern of patterns) {
    const parts = pattern.split('*').map((part) => part.replace(/[.$]/g, '\\$&'));
    assert.ok(inRam.some((name) => new RegExp(`^${parts.join('.*')}$`).test(name)), pattern);
  }
});
