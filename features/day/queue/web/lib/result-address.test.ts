import { expect, test } from 'vitest';
import { addressOfResult } from './result-address.ts';
import { match } from './sample-queue.ts';

const event = '/organizer/tournaments/8/events/7';

test('The result of a knockout is entered at its match, in the stage that it belongs to', () => {
  const stage = { position: 2, places: null, isMain: false };
  expect(addressOfResult(8, match({ matchId: '2-1' }))).toBe(`${event}/knockout/2-1`);
  expect(addressOfResult(8, match({ matchId: '2-1', stage }))).toBe(
    `${event}/knockout/2-1?stage=2`,
  );
});

test('The result of a group is entered at its two players', () => {
  const place = { kind: 'group', group: 3, number: 2 } as const;
  expect(addressOfResult(8, match({ matchId: '3-1-2', place }))).toBe(`${event}/matches/1/2`);
});

test('A match without both players has no result to enter', () => {
  expect(addressOfResult(8, match({ matchId: '2-0', player1: null }))).toBeNull();
});
