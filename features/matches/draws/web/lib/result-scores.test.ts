import { expect, it } from 'vitest';
import type { MatchResult } from '#domain/bracket/vocabulary.ts';
import { scoreOf, scoresOf, setsOf } from './result-scores.ts';

const PRO_SET = { id: 'tennis-8-game-pro-set' };
const played = (sets: { player1: number; player2: number; tieBreak?: number }[]): MatchResult => ({
  kind: 'score',
  winner: 'a',
  score: '1-0',
  sets,
});

it('A match of one set shows its score, with the tie-break beside the loser in the tree', () => {
  const result = { ...played([{ player1: 9, player2: 8, tieBreak: 5 }]), scoreFormat: PRO_SET };
  expect(scoreOf(result)).toBe('9-8(5)');
  expect(setsOf(result)).toBe('');
  expect(scoresOf(result)).toEqual({ player1: '9', player2: '8(5)' });
  const lost = { ...played([{ player1: 8, player2: 9, tieBreak: 12 }]), scoreFormat: PRO_SET };
  expect(scoresOf(lost)).toEqual({ player1: '8(12)', player2: '9' });
});

it('A match of several sets shows the sets won, and its sets beside them', () => {
  const sets = [
    { player1: 6, player2: 4 },
    { player1: 6, player2: 7, tieBreak: 3 },
    { player1: 10, player2: 8 },
  ];
  const scoreFormat = { id: 'tennis-3-sets-match-tie-break' };
  const result = { ...played(sets), scoreFormat, score: '2-1' } as MatchResult;
  expect([scoreOf(result), setsOf(result)]).toEqual(['2-1', '6-4 6-7(3) 10-8']);
  expect(scoresOf(result)).toEqual({ player1: '2', player2: '1' });
});

it('One set of the five of the specification is a set won, as before', () => {
  const result = played([{ player1: 11, player2: 9 }]);
  expect([scoreOf(result), setsOf(result)]).toEqual(['1-0', '11-9']);
});

it('A result without a score has none', () => {
  for (const result of [
    null,
    { kind: 'walkover', winner: 'a', scoreFormat: PRO_SET },
    { kind: 'double-walkover', winner: null },
    { kind: 'retirement', winner: 'a', scoreFormat: PRO_SET },
    { kind: 'unopposed', winner: 'a' },
  ] as const) {
    expect([scoreOf(result), setsOf(result)]).toEqual(['', '']);
    expect(scoresOf(result)).toEqual({ player1: '', player2: '' });
  }
});
