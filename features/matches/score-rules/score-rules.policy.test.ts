import { expect, test } from 'vitest';
import { markedFormat } from './score-rules.policy.ts';

const marked = (playedOn: string, last: { id: string } | null = null) =>
  markedFormat('badminton', { playedOn, last })?.id ?? null;

test('Badminton to 21 is marked before 4 January 2027, and nothing from then on', () => {
  expect(marked('2027-01-03')).toBe('badminton-21');
  expect(marked('2027-01-04')).toBeNull();
});

test('The last choice of the sport is marked at any time, a choice of another sport is not', () => {
  expect(marked('2026-11-20', { id: 'badminton-15' })).toBe('badminton-15');
  expect(marked('2027-06-01', { id: 'badminton-21' })).toBe('badminton-21');
  expect(marked('2027-06-01', { id: 'table-tennis-5' })).toBeNull();
  expect(markedFormat('table-tennis', { playedOn: '2026-11-20', last: null })).toBeNull();
});
