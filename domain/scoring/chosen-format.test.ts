import { expect, test } from 'vitest';
import { formatOf, isSameFormat } from './chosen-format.ts';
import { FORMATS } from './formats.ts';

test('Every format of the list is found by its id', () => {
  for (const format of FORMATS) expect(formatOf({ id: format.id })).toBe(format);
});

test('A custom format has the rules that were chosen', () => {
  const custom = { to: 5, lead: 2, cap: 7, bestOf: 3 };
  expect(formatOf({ id: 'custom', custom })).toMatchObject({
    bestOf: 3,
    set: { kind: 'points', to: 5, lead: 2, cap: 7 },
  });
});

test.each([
  [{ id: 'unknown' }],
  [{ id: 'custom' }],
  [{ id: 'spec-3' }],
  [{ id: 'custom', custom: { to: 100, lead: 2, bestOf: 3 } }],
  [{ id: 'custom', custom: { to: 11, lead: 3, bestOf: 3 } }],
])('%j is no format', (chosen) => {
  expect(formatOf(chosen)).toBeNull();
});

test('Two choices are the same only with the same rules; the card of the specification is only itself', () => {
  const custom = (to: number) => ({ id: 'custom', custom: { to, lead: 2, bestOf: 3 } });
  expect(isSameFormat(null, null)).toBe(true);
  expect(isSameFormat(null, { id: 'table-tennis-3' })).toBe(false);
  expect(isSameFormat({ id: 'table-tennis-3' }, { id: 'table-tennis-3' })).toBe(true);
  expect(isSameFormat({ id: 'table-tennis-3' }, { id: 'table-tennis-5' })).toBe(false);
  expect(isSameFormat(custom(5), custom(5))).toBe(true);
  expect(isSameFormat(custom(5), custom(6))).toBe(false);
});
