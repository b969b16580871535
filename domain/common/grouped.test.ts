import { expect, test } from 'vitest';
import { groupBy } from './grouped.ts';

test('Items are grouped by key in the order of the keys and of the items', () => {
  const groups = groupBy(new Set(['ab', 'c', 'de']).values(), ({ length }) => length);
  expect([...groups]).toEqual([
    [2, ['ab', 'de']],
    [1, ['c']],
  ]);
});
