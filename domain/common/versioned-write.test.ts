import { expect, it } from 'vitest';
import { decide } from './versioned-write.ts';

it.each([
  ['applies when its writer saw what is stored', { storedVersion: 3, seenVersion: 3 }, 'apply'],
  [
    'applies when nothing is stored and nothing was seen',
    { storedVersion: 0, seenVersion: 0 },
    'apply',
  ],
  ['conflicts with a newer version', { storedVersion: 3, seenVersion: 2 }, 'changed'],
  ['conflicts when what was seen is gone', { storedVersion: 0, seenVersion: 2 }, 'changed'],
] as const)('A write %s', (_name, versions, decision) => {
  expect(decide({ ...versions, same: false })).toBe(decision);
  expect(decide({ ...versions, same: true })).toBe('agrees');
});
