import { describe, expect, test } from 'vitest';
import {
  answeringRefusal,
  enteringRefusal,
  fixtureFilingRefusal,
  ordersDueAt,
} from './season.policy.ts';

const AGREED = { playOn: '2026-12-13', playAt: '14:00', orderMinutes: 60 };
const DUE = new Date('2026-12-13T13:00:00+09:00');
const BEFORE = new Date(DUE.getTime() - 1);

describe('when orders of a fixture are due', () => {
  test.each<[string, Partial<Record<keyof typeof AGREED, null>>, Date | null]>([
    ['So many minutes before it begins', {}, DUE],
    ['No day is agreed', { playOn: null }, null],
    ['No time is agreed', { playAt: null }, null],
    ['They are never late', { orderMinutes: null }, null],
  ])('%s', (_, change, due) => {
    expect(ordersDueAt({ ...AGREED, ...change })).toEqual(due);
  });
});

describe('filing an order of a fixture', () => {
  const captain = { isRevealed: false, isDesk: false, now: BEFORE };
  test.each([
    ['A captain files until it is due', 'none', captain, null],
    ['Not from then on', 'none', { ...captain, now: DUE }, 'ORDER_LATE'],
    ['Then the organizer does', 'none', { ...captain, isDesk: true, now: DUE }, null],
    ['Nobody after a result', 'entered', { ...captain, isDesk: true }, 'PLAYED'],
    ['Nobody once both are in', 'entered', { ...captain, isRevealed: true }, 'ORDERS_REVEALED'],
  ] as const)('%s', (_, resultState, about, refusal) => {
    expect(fixtureFilingRefusal({ ...AGREED, resultState }, about)).toBe(refusal);
  });

  test('An order without a due time is never late', () => {
    const fixture = { ...AGREED, orderMinutes: null, resultState: 'none' } as const;
    expect(fixtureFilingRefusal(fixture, { ...captain, now: DUE })).toBeNull();
  });
});

describe('a result and its captains', () => {
  test.each([
    [['home'], 'none', null],
    [['home'], 'entered', null],
    [['home'], 'disputed', 'DISPUTED'],
    [['home', 'away'], 'none', null],
    [['home'], 'confirmed', 'CONFIRMED'],
    [['away'], 'none', 'FORBIDDEN'],
    [[], 'confirmed', 'FORBIDDEN'],
  ] as const)('Who speaks for %j enters one over "%s": %s', (sides, state, refusal) => {
    expect(enteringRefusal(sides, state)).toBe(refusal);
  });

  test.each([
    [['away'], 'entered', null],
    [['away'], 'disputed', null],
    [['home', 'away'], 'entered', null],
    [['away'], 'none', 'NO_RESULT'],
    [['away'], 'confirmed', 'CONFIRMED'],
    [['home'], 'entered', 'FORBIDDEN'],
    [[], 'none', 'FORBIDDEN'],
  ] as const)('Who speaks for %j answers one that is "%s": %s', (sides, state, refusal) => {
    expect(answeringRefusal(sides, state)).toBe(refusal);
  });
});
