import { expect, test } from 'vitest';
import { STATUSES } from '#domain/scoring/ending.ts';
import { endOf, statusOf } from './result-status.ts';
import { resultKinds } from './vocabulary.ts';

test.each(resultKinds)('The status of a result that is a %s leads back to it', (kind) => {
  expect(endOf(statusOf(kind))).toBe(kind);
});

test('A match has ended with each status after its play, cancelled included, and with a bye in none', () => {
  expect(STATUSES.filter((status) => endOf(status) !== null)).toEqual([
    'finished',
    'walkover',
    'retired',
    'defaulted',
    'double-walkover',
    'cancelled',
  ]);
});
