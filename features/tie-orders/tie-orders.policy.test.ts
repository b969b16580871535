import { expect, test } from 'vitest';
import type { Breach } from '#domain/team-tie/order.ts';
import {
  firstLettersOf,
  isFiledAlready,
  movedTimes,
  refusedBreach,
  usualDue,
} from './tie-orders.policy.ts';

const at = (time: string) => new Date(`2026-12-04T${time}:00Z`);

test.each([
  ['Long before the day: ten minutes before play begins', '09:00', '07:00', 10, '08:50'],
  ['A quarter of an hour before: still so many minutes after', '09:00', '08:45', 10, '08:55'],
  ['During the day: so many minutes after both teams are known', '09:00', '11:20', 10, '11:30'],
  ['Forty minutes in a big event', '09:00', '08:00', 40, '08:40'],
  ['No minutes: when play begins, or at once', '09:00', '10:00', 0, '10:00'],
])('%s', (_, begins, known, minutes, due) => {
  expect(usualDue({ begins: at(begins), known: at(known) }, minutes)).toEqual(at(due));
});

/** The tournament begins on the second of January, where orders are due ten minutes before. */
const MOVED = { eventDate: '2027-01-02', usual: new Date('2027-01-01T23:50Z'), minutes: 10 };

test.each([
  ['The same clock time', '2026-12-04T00:30Z', '2026-12-04T00:20Z', '2027-01-02T00:30Z'],
  ['Half past eight in Japan', '2026-12-03T23:30Z', '2026-12-03T23:20Z', '2027-01-01T23:30Z'],
  ['Due as the rules are now', '2026-12-04T00:30Z', '2026-12-03T23:50Z', '2027-01-02T00:30Z'],
])('A time that the desk has set moves with its tournament: %s', (_, startsAt, dueAt, begins) => {
  const stored = { startsAt: new Date(startsAt), dueAt: new Date(dueAt) };
  const moved = new Date(begins);
  const due = new Date(moved.getTime() - 600_000);
  expect(movedTimes(stored, MOVED)).toEqual({ startsAt: moved, dueAt: due });
});

test('Where the desk has set no time, orders are due as usual on the new day', () => {
  const stored = { startsAt: null, dueAt: new Date('2026-12-03T23:50Z') };
  expect(movedTimes(stored, MOVED)).toEqual({ startsAt: null, dueAt: MOVED.usual });
});

test('A time that the desk has taken back stays taken back', () => {
  expect(movedTimes({ startsAt: null, dueAt: null }, MOVED)).toBeNull();
});

const SECRET = { isOwn: false, isRevealed: false };

test.each([
  ['An own order that is in is found again', [1, 2, null], { ...SECRET, isOwn: true }, true],
  [
    'So is that of another team once both are out',
    [1, 2, null],
    { ...SECRET, isRevealed: true },
    true,
  ],
  ['A secret one is not, since it could be tried out', [1, 2, null], SECRET, false],
  ['Another order is another one', [2, 1, null], { isOwn: true, isRevealed: true }, false],
  ['Without an order none is found', undefined, { ...SECRET, isOwn: true }, false],
])('%s', (_, filed, knowing, isFound) => {
  expect(isFiledAlready(filed, [1, 2, null], knowing)).toBe(isFound);
});

const STRANGER: Breach = { code: 'NOT_IN_SQUAD', lines: [4], player: 9 };
const TWICE: Breach = { code: 'ORDER_RULE', rule: 'singles-once', lines: [0, 3] };
const UNREADABLE: Breach = { code: 'ORDER_RULE', rule: 'places', lines: [] };

test.each<[string, readonly Breach[], Breach | null, Breach | null]>([
  ['No breach', [], null, null],
  ['A broken rule', [TWICE], TWICE, null],
  ['A stranger beside a broken rule', [TWICE, STRANGER], STRANGER, STRANGER],
  ['An order that cannot be read', [TWICE, UNREADABLE], TWICE, UNREADABLE],
])('%s is refused as usual and where rules only warn', (_, breaches, usually, whereTheyWarn) => {
  expect(refusedBreach(breaches, false)).toBe(usually);
  expect(refusedBreach(breaches, true)).toBe(whereTheyWarn);
});

test.each([
  ['1', '4', 7, 'player1'],
  ['4', '1', 7, 'player1'],
  ['1', '4', 8, 'player2'],
  ['10', '5', 8, 'player2'],
] as const)(
  'Of the teams %s and %s of event %i, %s has the first letters',
  (player1, player2, eventId, side) => {
    expect(firstLettersOf({ player1, player2 }, eventId)).toBe(side);
  },
);
