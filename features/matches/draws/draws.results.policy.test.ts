import { describe, expect, test } from 'vitest';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { CLEARED, resultIn, rowOf } from './draws.results.policy.ts';

const players = {
  player1: { id: 7, name: 'Aoki Ren' },
  player2: { id: 'guest', name: 'Baba Yui' },
};

const RESULTS: readonly (readonly [string, PlayedResult])[] = [
  [
    'a score with boxes that were left empty',
    {
      kind: 'score',
      winner: '7',
      score: '2-0',
      sets: [
        { player1: 11, player2: 9 },
        { player1: null, player2: null },
        { player1: 45, player2: 3 },
        { player1: 3, player2: null },
      ],
    },
  ],
  ['a score without its sets', { kind: 'score', winner: 'guest', score: '1-3' }],
  ['a walkover', { kind: 'walkover', winner: 'guest' }],
  [
    'a retirement with a score',
    { kind: 'retirement', winner: '7', score: '0-1', sets: [{ player1: 9, player2: 11 }] },
  ],
  [
    'a retirement at equal points',
    { kind: 'retirement', winner: '7', score: '0-0', sets: [{ player1: 5, player2: 5 }] },
  ],
  ['a retirement before the end of a set', { kind: 'retirement', winner: 'guest' }],
];

describe('the row of a drawn match', () => {
  test.each(RESULTS)('A row restores %s exactly as it was entered', (_, result) => {
    expect(resultIn(rowOf(result, players))).toEqual(result);
  });

  test('A played match is in the records, a walkover is not', () => {
    const states = RESULTS.map(([, result]) => [result.kind, rowOf(result, players).state]);
    expect(new Set(states.map(String))).toEqual(
      new Set(['score,saved', 'walkover,unlisted', 'retirement,saved']),
    );
  });

  test('A cleared match has no result and names nobody', () => {
    expect(resultIn(CLEARED)).toBeNull();
    expect(CLEARED).toMatchObject({ player1: { name: '' }, player2: { name: '' }, sets: [] });
  });
});
