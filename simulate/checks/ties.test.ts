import { describe, expect, test } from 'vitest';
import { templatesOf } from '#domain/team-tie/templates.ts';
import type { SeenMatch } from './day-record.ts';
import type { SentResult } from './public-state.ts';
import { decidedSpans, judgeTies, type PublicTie, publicRubbers } from './ties.ts';

const template = templatesOf('table-tennis')[0]!;
const WON = [{ player1: 11, player2: 5 }];
const LOST = [{ player1: 5, player2: 11 }];

/** "W" is a rubber that the first team wins. */
function tieOf(rubbers: string, more: object = {}): PublicTie {
  const won = [...rubbers].filter((one) => one === 'W').length;
  const score = { player1: won, player2: rubbers.length - won };
  return {
    stageId: 's',
    matchId: '1-0',
    score,
    winner: won > 2 ? 'player1' : 'player2',
    team1: { id: '1', name: 'A', club: null },
    team2: { id: '2', name: 'B', club: null },
    rubbers: [],
    ...more,
  } as unknown as PublicTie;
}

function sentOf(rubbers: string): SentResult[] {
  return [...rubbers].map((one, at) => ({
    key: `s 1-0r${at + 1}`,
    stageId: 's',
    matchId: `1-0r${at + 1}`,
    score: '',
    player1Id: '10100',
    player2Id: '20100',
    sets: one === 'W' ? WON : LOST,
    winnerId: one === 'W' ? '10100' : '20100',
  }));
}

/** One after another, or the last one beside the one before it. */
function seenOf(rubbers: string, isTogether = false): SeenMatch[] {
  return [...rubbers].map((_, at) => {
    const isLate = isTogether && at === rubbers.length - 1;
    const calledAt = isLate ? (at - 1) * 20 : at * 20;
    const common = { key: `s 1-0r${at + 1}`, courtId: '1', people: [], after: [] };
    return { ...common, calledAt, endedAt: isLate ? calledAt + 25 : calledAt + 19 };
  });
}

interface Given {
  readonly ties?: readonly PublicTie[];
  readonly stop?: 'when-decided' | 'all' | 'first-tie-all';
  readonly isTogether?: boolean;
  /** The third rubber was stored the wrong way round until then. */
  readonly turnedAt?: number;
}

function judged(
  rubbers: string,
  { ties, stop = 'when-decided', isTogether = false, turnedAt }: Given = {},
) {
  const matches = seenOf(rubbers, isTogether).map((one, at) =>
    at === 2 && turnedAt !== undefined ? { ...one, turnedAt } : one,
  );
  return judgeTies({
    ties: ties ?? [tieOf(rubbers)],
    sent: sentOf(rubbers),
    matches,
    template,
    stop,
  });
}

describe('The check of the ties of a day', () => {
  test('A tie that ends with its third win is right, and names its winner', () => {
    expect(judged('WLWW')).toMatchObject({
      ties: 1,
      undecidedTies: 0,
      wrongTies: 0,
      openRubbers: 0,
      needlessRubbers: 0,
      won: [{ key: 's 1-0', winnerId: '1' }],
    });
  });

  test('A tie without a winner is undecided, and says how many rubbers are left', () => {
    expect(judged('WL')).toMatchObject({ undecidedTies: 1, openRubbers: 3, won: [] });
  });

  test('Where every rubber of a first tie is played, one that stops at three is not over', () => {
    expect(judged('WWW', { stop: 'first-tie-all' })).toMatchObject({
      undecidedTies: 1,
      openRubbers: 2,
    });
    expect(judged('WWWLL', { stop: 'first-tie-all' })).toMatchObject({
      undecidedTies: 0,
      needlessRubbers: 0,
    });
  });

  test('A rubber that is called when the tie is decided is needless; one that was being played is not', () => {
    expect(judged('WWWL').needlessRubbers).toBe(1);
    expect(judged('WWWL', { isTogether: true }).needlessRubbers).toBe(0);
  });

  test('A rubber that is called before the desk turns the result that decides the tie is not needless', () => {
    expect(judged('WWWL', { turnedAt: 65 }).needlessRubbers).toBe(0);
    expect(judged('WWWL', { turnedAt: 59.5 }).needlessRubbers).toBe(1);
  });

  test('A tie counts as decided while a result is stored the wrong way round, and goes on afterwards', () => {
    const matches = seenOf('WWLW').map((one, at) => (at === 2 ? { ...one, turnedAt: 65 } : one));
    expect(decidedSpans(matches, sentOf('WWLW'), 3).get('s 1-0')).toEqual([
      { from: 59, to: 65 },
      { from: 79, to: Number.POSITIVE_INFINITY },
    ]);
  });

  test.each([
    ['another winner', { winner: 'player2' }],
    ['another score', { score: { player1: 3, player2: 1 } }],
  ])('A tie that everybody reads with %s is wrong', (_, more) => {
    expect(judged('WWW', { ties: [tieOf('WWW', more)] }).wrongTies).toBe(1);
  });

  test('The results of rubbers are read from their ties', () => {
    const rubber = {
      matchId: '1-0r1',
      version: 2,
      player1: { id: '10100' },
      player2: { id: '20100' },
      result: { sets: '11-5', winner: 'player2' },
    };
    const open = { ...rubber, matchId: '1-0r2', result: null };
    expect(publicRubbers([tieOf('', { rubbers: [rubber, open] })])).toEqual([
      {
        matchId: '1-0r1',
        player1Id: '10100',
        player2Id: '20100',
        winnerId: '20100',
        score: '11-5',
        version: 2,
      },
    ]);
  });
});
