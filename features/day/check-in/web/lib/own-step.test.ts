import { expect, test } from 'vitest';
import type { OwnCheckIn } from '../check-in.queries.ts';
import { stepOf } from './own-step.ts';

const NOON = new Date('2026-12-05T03:00:00Z');
const event = { id: 1, name: '', eventType: 'Singles', level: 'Beginner', isOnly: true } as const;
const person = { id: 'a', event, state: 'expected', closesAt: '2026-12-05T04:00:00Z' } as const;
const own: OwnCheckIn = {
  tournamentName: 'Winter Open',
  eventDate: '2026-12-05',
  venue: 'Hall',
  isCancelled: false,
  opensAt: '2026-12-05T02:00:00Z',
  people: [person],
};
const stepAt = (part: Partial<OwnCheckIn>) => stepOf({ ...own, ...part }, NOON);

test('A player checks in between the opening and the end', () => {
  expect(stepAt({})).toBe('open');
  expect(stepAt({ opensAt: '2026-12-05T03:00:01Z' })).toBe('early');
  expect(stepAt({ people: [{ ...person, closesAt: '2026-12-05T03:00:00Z' }] })).toBe('closed');
});

test('A player who is there is done, unless another of their events is left', () => {
  const present = { ...person, state: 'present' } as const;
  expect(stepAt({ people: [present] })).toBe('done');
  expect(stepAt({ people: [present, person] })).toBe('open');
});

test('A player who is marked as absent speaks with the desk', () => {
  expect(stepAt({ people: [{ ...person, state: 'absent' }] })).toBe('closed');
});

test('Without an open day, without check-in and in a cancelled tournament there is nothing to do', () => {
  expect(stepAt({ opensAt: null })).toBe('not-open');
  expect(stepAt({ people: [] })).toBe('no-check-in');
  expect(stepAt({ isCancelled: true })).toBe('cancelled');
});
