import { expect, test } from 'vitest';
import { MINUTE, type SeenMatch } from './day-record.ts';
import { replayedMinutes } from './replayed-day.ts';

const at = (key: string, more: Partial<SeenMatch> = {}): SeenMatch => ({
  key,
  courtId: '1',
  people: [`${key} 1`, `${key} 2`],
  after: [],
  // When it was called changes nothing, only how long it was played.
  calledAt: 500 * MINUTE,
  startedAt: 501 * MINUTE,
  endedAt: 521 * MINUTE,
  ...more,
});

const DAY = { from: 500 * MINUTE, outages: [], restMinutes: 10, changeMinutes: 3 };

function minutes(matches: readonly SeenMatch[], courts: number, rubbers = 1): number {
  const ids = Array.from({ length: courts }, (_, court) => String(court + 1));
  return replayedMinutes({ ...DAY, courts: ids, matches }, { rubbers, atOnce: 1 });
}

test.each([
  ['Nothing takes no time', [], 1, 0],
  ['Two matches on two courts take as long as one', [at('a'), at('b')], 2, 23],
  ['Two matches on one court follow each other after its change', [at('a'), at('b')], 1, 46],
  [
    'A rubber needs no rest after the one before',
    [at('a r1'), at('a r2', { after: ['a r1'] })],
    2,
    43,
  ],
  [
    'Somebody who has played rests before the next match',
    [at('a', { people: ['x', 'y'] }), at('b', { people: ['x', 'z'] })],
    2,
    53,
  ],
  [
    'The orders of the next tie take as long as they took',
    [at('a'), at('b', { after: ['a'], knownFrom: 523 * MINUTE })],
    2,
    45,
  ],
] as const)('%s', (_, matches, courts, expected) => {
  expect(minutes(matches, courts)).toBe(expected);
});

test('Nobody knows before how many rubbers a tie needs: a tie of three goes first if it may have five, beside one of four', () => {
  const tie = (name: string, count: number) =>
    Array.from({ length: count }, (_, number) =>
      at(`${name} 1-0r${number + 1}`, { after: number > 0 ? [`${name} 1-0r${number}`] : [] }),
    );
  // Who knows it would begin with "b" on one of two courts, and "a" and "c" would follow each other on the other one.
  const matches = [...tie('a', 3), ...tie('c', 3), ...tie('b', 5)];
  expect(minutes(matches, 2, 5)).toBeGreaterThan(minutes(matches, 2, 0));
});
