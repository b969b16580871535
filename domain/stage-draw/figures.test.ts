import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import type { EventFormat } from './vocabulary.ts';

const knockout: EventFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
};
const groups = (size: 3 | 4 | 5 | 'one', next: 'none' | 'first' | 'first-two' | 'placing') =>
  ({ kind: 'groups', size, next }) as const;

test.each([
  ['a knockout of 16', knockout, 16, [15, 1, 4]],
  ['a knockout of 23', knockout, 23, [22, 1, 5]],
  ['a knockout of 2', knockout, 2, [1, 1, 1]],
  ['a knockout of 8 with a match for third place', { ...knockout, thirdPlace: true }, 8, [8, 1, 3]],
  ['a knockout of 16 with a consolation of 8', { ...knockout, consolation: true }, 16, [22, 2, 4]],
  [
    'a knockout of 2, in which a consolation has nobody',
    { ...knockout, consolation: true },
    2,
    [1, 1, 1],
  ],
  ['11 in groups of 3, 4 and 4', groups(4, 'none'), 11, [15, 2, 3]],
  ['11 in groups, then a knockout of 6', groups(4, 'first-two'), 11, [20, 2, 6]],
  [
    '12 in groups of 4, then a draw for each place',
    groups(4, 'placing'),
    12,
    [18 + 2 + 2 + 5, 4, 6],
  ],
  ['one group of 5', groups('one', 'none'), 5, [10, 4, 4]],
  ['one group of 5, which leaves a knockout of 2', groups(5, 'first-two'), 5, [11, 4, 5]],
] as const)('The figures of %s are known before the draw', (_, format, sides, figures) => {
  const found = figuresOf(format, sides);
  expect(found.ok && [found.value.matches, found.value.fewest, found.value.most]).toEqual(figures);
});

test.each([
  ['a knockout of 1', knockout, 1, 'TOO_FEW'],
  ['a knockout of 513', knockout, 513, 'TOO_MANY'],
  ['groups of 2', groups(3, 'none'), 2, 'GROUP_TOO_SMALL'],
  ['one group of 6', groups('one', 'none'), 6, 'TOO_MANY'],
  ['more than 128 groups', groups(3, 'none'), 390, 'TOO_MANY'],
] as const)('There are no figures of %s', (_, format, sides, code) => {
  expect(figuresOf(format, sides)).toEqual({ ok: false, code });
});

test('The groups are listed by their sizes, the largest first', () => {
  const found = figuresOf(groups(4, 'none'), 11);
  expect(found.ok && found.value.sizes).toEqual([4, 4, 3]);
});
