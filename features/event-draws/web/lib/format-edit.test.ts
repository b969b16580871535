import { expect, test } from 'vitest';
import { formatOf, shapesFor, startOf } from './format-edit.ts';

const start = startOf(null, 'table-tennis', 11);

test('The choice begins with a knockout by the seed table of the sport', () => {
  expect(formatOf(start)).toEqual({
    kind: 'knockout',
    tradition: 'table-tennis',
    thirdPlace: false,
    consolation: false,
  });
});

test('The choice begins as the event was drawn last', () => {
  const knockout = {
    kind: 'knockout',
    tradition: 'tennis',
    thirdPlace: true,
    consolation: true,
  } as const;
  expect(formatOf(startOf(knockout, 'table-tennis', 11))).toEqual(knockout);
  const groups = { kind: 'groups', size: 3, next: 'placing' } as const;
  expect(formatOf(startOf(groups, 'tennis', 12))).toEqual(groups);
  // Of eleven, groups of 3 are the same as groups of 4.
  expect(formatOf(startOf(groups, 'tennis', 11))).toEqual({ ...groups, size: 4 });
});

test('A format that so few entrants cannot have begins as a knockout', () => {
  expect(startOf({ kind: 'groups', size: 3, next: 'first' }, 'tennis', 5).shape).toBe('knockout');
  expect(startOf({ kind: 'groups', size: 'one', next: 'none' }, 'tennis', 6).shape).toBe(
    'knockout',
  );
});

test('Up to five entrants make one group, after which nothing follows', () => {
  expect(shapesFor(5)).toEqual(['knockout', 'one']);
  const one = { kind: 'groups', size: 'one', next: 'none' };
  expect(formatOf({ ...start, shape: 'one', next: 'placing' })).toEqual(one);
});

test.each([
  [6, ['3']],
  [7, ['4']],
  [9, ['3', '5']],
  [11, ['4']],
  [12, ['3', '4']],
  [15, ['3', '4', '5']],
  [20, ['3', '4', '5']],
])('%i entrants have one card for each way to divide them', (sides, several) => {
  expect(shapesFor(sides)).toEqual(['knockout', ...several]);
});
