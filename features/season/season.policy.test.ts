import { describe, expect, test } from 'vitest';
import { findTemplate } from '#domain/team-tie/templates.ts';
import {
  answeringRefusal,
  enteringRefusal,
  fixtureFilingRefusal,
  ordersDueAt,
  resultRefusal,
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

describe('the games of a rubber', () => {
  test.each([
    ['st-3-pairs', [4, 3], null],
    ['st-3-pairs', [5, 3], 'GAMES'],
    ['st-3-pairs', [3, 1], 'GAMES'],
    ['te-d-s-s', [6, 4], null],
    ['te-d-s-s', [7, 6], null],
    ['te-d-s-s', [6, 5], 'GAMES'],
    ['te-d-s-s', [99, 0], 'GAMES'],
    ['tt-4s1d', [3, 2], null],
    ['tt-4s1d', [4, 0], 'GAMES'],
  ] as const)(
    'In the format %s a rubber that ends %j is refused with %s',
    (id, [home, away], code) => {
      const template = findTemplate(id)!;
      const rubbers = template.rubbers.map(() => ({ home, away }));
      expect(resultRefusal(template, rubbers)).toBe(code);
    },
  );
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
