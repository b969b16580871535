import { expect, test } from 'vitest';
import { MINUTE, type SeenMatch } from './day-record.ts';
import { replayedMinutes } from './replayed-day.ts';

const at = (key: string, more: Partial<SeenMatch> = {}): SeenMatch => ({
  ...{ key, courtId: '1', people: [`${key} 1`, `${key} 2`], after: [] },
  // When it was called changes nothing, only how long it was played.
  ...{ calledAt: 500 * MINUTE, startedAt: 501 * MINUTE, endedAt: 521 * MINUTE },
  ...more,
});

const DAY = { from: 0, outages: [], restMinutes: 10, changeMinutes: 3 };

test.each([
  ['Nothing takes no time', [], 1, 0],
  ['Two matches on two courts take as long as one', [at('a'), at('b')], 2, 23],
  ['Two matches on one court follow each other after its change', [at('a'), at('b')], 1, 46],
  ['A rubber needs no rest after the one before', [at('a'), at('b', { after: ['a'] })], 2, 43],
  [
    'Somebody who has played rests before the next match',
    [at('a', { people: ['x', 'y'] }), at('b', { people: ['x', 'z'] })],
    2,
    53,
  ],
] as const)('%s', (_, matches, courts, minutes) => {
  const ids = Array.from({ length: courts }, (_, court) => String(court + 1));
  expect(replayedMinutes({ ...DAY, courts: ids, matches })).toBe(minutes);
});
