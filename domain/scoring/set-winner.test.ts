import { expect, test } from 'vitest';
import { storedSetWinner } from './set-winner.ts';

const set = (player1Score: string, player2Score: string) => ({ player1Score, player2Score });
const tennis = { id: 'tennis-3-sets-match-tie-break' };

test.each([
  ['6-4 is won', set('6', '4'), 0, 'player1'],
  ['7-6 is won', set('6', '7'), 0, 'player2'],
  ['5-4 goes on', set('5', '4'), 0, null],
  ['6-5 goes on', set('6', '5'), 0, null],
  ['6-4 in a match tie-break goes on', set('6', '4'), 2, null],
  ['10-4 in a match tie-break is won', set('10', '4'), 2, 'player1'],
  ['An untouched set is nobody’s', set('', ''), 0, null],
] as const)('%s', (_, score, at, winner) => {
  expect(storedSetWinner(score, at, tennis)).toBe(winner);
});

test('On the card of the specification the higher score wins', () => {
  expect(storedSetWinner(set('45', '3'), 0, null)).toBe('player1');
  expect(storedSetWinner(set('3', '3'), 0, null)).toBeNull();
});

test('A set of an unknown format is nobody’s', () => {
  expect(storedSetWinner(set('6', '0'), 0, { id: 'unknown' })).toBeNull();
});
