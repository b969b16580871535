import { describe, expect, test } from 'vitest';
import type { Template } from '#domain/team-tie/template.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import {
  answeringRefusal,
  enteringRefusal,
  fixtureFilingRefusal,
  ordersDueAt,
  playsAll,
  resultRefusal,
  stateOf,
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
      expect(resultRefusal(template, rubbers, false)).toBe(code);
    },
  );
});

describe('every rubber in the first tie of a team', () => {
  const usual = findTemplate('tt-4s1d')!;
  const first: Template = {
    ...usual,
    play: { ...usual.play, groups: { ...usual.play.groups, stop: 'first-tie-all' } },
  };
  const fixture = (matchday: number, home: number, away: number, isPlayed = false) => ({
    matchday,
    home,
    away,
    rubbers: isPlayed ? [{ home: 3, away: 0 }] : null,
  });
  const teams = [1, 2, 3].map((number) => ({ number, leftAt: null }));
  // Team 3 rests on the first matchday.
  const fixtures = [fixture(1, 1, 2), fixture(2, 3, 1), fixture(3, 2, 3)];

  test('Every rubber is played on the first matchday of either team, also of one that rested, and not later', () => {
    const all = fixtures.map((one) => playsAll(first, one, fixtures, teams));
    expect(all).toEqual([true, true, false]);
  });

  test.each([
    ['not played', false, true],
    ['played', true, false],
  ])(
    'After a tie that is void and was %s, the next one is the first: %s',
    (_, isPlayed, isFirst) => {
      const season = [fixture(1, 1, 2, isPlayed), fixture(1, 3, 4), fixture(2, 1, 3)];
      const left = [...teams, { number: 4, leftAt: null }].map((team) =>
        team.number === 2 ? { ...team, leftAt: new Date() } : team,
      );
      expect(playsAll(first, season[2]!, season, left)).toBe(isFirst);
    },
  );

  test('A result without every rubber is refused there, and one that a version before has stored still counts', () => {
    const decided = [...Array(3).fill({ home: 3, away: 0 }), null, null];
    expect(resultRefusal(first, decided, true)).toBe('OPEN');
    expect(resultRefusal(first, decided, false)).toBeNull();
    expect(stateOf(first, decided)).toMatchObject({ isOver: true, winner: 'player1' });
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
