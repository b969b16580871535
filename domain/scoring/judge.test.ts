import { describe, expect, it } from 'vitest';
import { findFormat, type ScoreFormat, type SetScore } from './formats.ts';
import { type Judgement, judge } from './judge.ts';
import { fromText } from './text.ts';

function format(id: string): ScoreFormat {
  return findFormat(id)!;
}

function sets(written: string, of: ScoreFormat): readonly SetScore[] {
  const read = fromText(written, of);
  if (!read.ok) throw new Error(`not a score: ${written}`);
  return read.value;
}

function judged(id: string, written: string): Judgement {
  return judge(format(id), sets(written, format(id)));
}

/** How one set can end by each format's table, and scores beside them that cannot be or do not end it. */
const FINALS: readonly [id: string, final: string, running: string, beyond: string][] = [
  [
    'table-tennis-1',
    '11-0 11-9 12-10 13-11 15-13 30-28 99-97',
    '0-0 10-9 10-10 11-10 12-11 98-98 99-98',
    '12-9 12-0 13-10 16-13 10-13 99-96 99-0',
  ],
  ['table-tennis-3', '11-9 0-11 10-12', '10-11', '9-12'],
  ['table-tennis-5', '11-9 0-11 10-12', '10-11', '9-12'],
  ['table-tennis-7', '11-9 0-11 10-12', '10-11', '9-12'],
  [
    'badminton-21-one',
    '21-0 21-19 22-20 29-27 30-28 30-29 29-30',
    '20-20 21-20 29-28 29-29',
    '22-19 30-27 31-29 30-30 31-30 28-31',
  ],
  ['badminton-21', '21-19 30-29', '29-29', '31-29'],
  [
    'badminton-15',
    '15-0 15-13 16-14 20-18 21-19 21-20',
    '14-14 15-14 20-20 20-19',
    '16-13 22-20 21-18 21-21 22-21',
  ],
  ['badminton-15-one', '15-0 15-13 15-14', '14-14 14-0', '16-14 15-15 16-15'],
  ['badminton-11-one', '11-0 11-10', '10-10', '12-10 11-11 12-11'],
  ['tennis-1-set', '6-0 6-4 7-5 7-6 7-6(0) 6-7(12)', '5-5 6-5 6-6 5-4', '7-4 8-6 7-7 8-7 6-8 7-0'],
  ['tennis-3-sets', '6-4 7-6(5)', '6-6', '8-6'],
  ['tennis-8-game-pro-set', '8-0 8-6 9-7 9-8 9-8(5)', '7-7 8-7 8-8', '10-8 9-6 9-9 10-9'],
  ['tennis-6-games', '6-0 6-5', '5-5', '7-5 6-6 7-6'],
  ['tennis-4-games', '4-0 4-3', '3-3', '5-3 4-4 5-4'],
  ['tennis-short-set', '4-0 4-2 5-3 5-4 5-4(7)', '3-3 4-3 4-4', '5-2 6-4 5-5 6-5'],
  ['soft-tennis-3', '2-0 2-1 1-2', '1-1 1-0', '3-1 2-2 3-2'],
  ['soft-tennis-5', '3-0 3-2', '2-2', '4-2 3-3'],
  ['soft-tennis-7', '4-0 4-3 4-2', '3-3', '5-3 4-4'],
  ['soft-tennis-9', '5-0 5-4', '4-4', '6-4 5-5'],
];

const each = (column: 1 | 2 | 3) =>
  FINALS.flatMap((row) => row[column].split(' ').map((score) => [row[0], score] as const));

describe('a set', () => {
  it.each(each(1))('By %s a set can end %s', (id, score) => {
    const { setsWon } = judged(id, score) as Extract<Judgement, { state: 'open' }>;
    expect(setsWon.player1 + setsWon.player2).toBe(1);
    const [first, second] = score.split('(')[0]!.split('-').map(Number);
    expect(setsWon.player1).toBe(first! > second! ? 1 : 0);
  });

  it.each(each(2))('By %s a set goes on at %s', (id, score) => {
    expect(judged(id, score)).toEqual({ state: 'open', setsWon: { player1: 0, player2: 0 } });
  });

  it.each(each(3))('By %s no set comes to %s', (id, score) => {
    expect(judged(id, score)).toEqual({ state: 'impossible', set: 0, reason: 'beyond-end' });
  });

  it.each(['10-0', '10-8', '11-9', '14-12', '7-10'])('A match tie-break can end %s', (score) => {
    expect(judged('tennis-3-sets-match-tie-break', `6-4 3-6 ${score}`).state).toBe('decided');
  });

  it.each([
    ['10-9', 'open', undefined],
    ['11-8', 'impossible', 'beyond-end'],
    ['6-4', 'open', undefined],
  ])('A match tie-break at %s is %s', (score, state, reason) => {
    const judgement = judged('tennis-3-sets-match-tie-break', `6-4 3-6 ${score}`);
    expect(judgement).toMatchObject(reason ? { state, set: 2, reason } : { state });
  });
});

describe('a match', () => {
  it.each([
    ['table-tennis-5', '11-9 8-11 11-4 12-10', 'player1', 3, 1],
    ['table-tennis-5', '9-11 8-11 4-11', 'player2', 0, 3],
    ['table-tennis-7', '11-9 11-9 11-9 9-11 9-11 9-11 15-13', 'player1', 4, 3],
    ['badminton-21', '21-19 29-30 30-28', 'player1', 2, 1],
    ['tennis-8-game-pro-set', '9-8(5)', 'player1', 1, 0],
    ['tennis-3-sets', '6-4 6-7(3) 7-5', 'player1', 2, 1],
    ['tennis-3-sets-match-tie-break', '6-4 3-6 7-10', 'player2', 1, 2],
    ['soft-tennis-7', '2-4', 'player2', 0, 1],
  ] as const)('By %s %s is won by %s', (id, score, winner, player1, player2) => {
    expect(judged(id, score)).toEqual({ state: 'decided', winner, setsWon: { player1, player2 } });
  });

  it('A match without a set is open', () => {
    expect(judge(format('table-tennis-5'), [])).toEqual({
      state: 'open',
      setsWon: { player1: 0, player2: 0 },
    });
  });

  it('A match is open while its last set goes on, and while nobody has the sets', () => {
    expect(judged('table-tennis-5', '11-9 8-11 5-3')).toEqual({
      state: 'open',
      setsWon: { player1: 1, player2: 1 },
    });
  });

  it.each([
    ['a set after an unfinished one', 'table-tennis-5', '11-10 11-4', 0, 'unfinished'],
    ['a set after 0-0', 'table-tennis-5', '0-0 11-4', 0, 'unfinished'],
    ['a set after 6-6 without its tie-break', 'tennis-3-sets', '6-6 6-4', 0, 'unfinished'],
    ['a set after the decision', 'table-tennis-3', '11-9 11-9 11-9', 2, 'after-decision'],
    ['a running set after the decision', 'table-tennis-3', '11-9 11-9 0-0', 2, 'after-decision'],
    [
      'an impossible set after the decision',
      'table-tennis-3',
      '11-9 11-9 12-9',
      2,
      'after-decision',
    ],
    ['a second set of one', 'soft-tennis-7', '4-2 4-2', 1, 'after-decision'],
    ['an impossible set before others', 'table-tennis-5', '11-9 12-9 20-0', 1, 'beyond-end'],
    ['a tie-break in 6-4', 'tennis-1-set', '6-4(5)', 0, 'tie-break'],
    ['a tie-break in 7-5', 'tennis-1-set', '7-5(5)', 0, 'tie-break'],
    ['a tie-break at 6-6, which goes on', 'tennis-1-set', '6-6(5)', 0, 'tie-break'],
    ['a tie-break in a set of points', 'table-tennis-1', '11-9(5)', 0, 'tie-break'],
    ['a tie-break where the format has none', 'tennis-6-games', '6-5(5)', 0, 'tie-break'],
    [
      'a tie-break in an unfinished set before others',
      'tennis-3-sets',
      '6-5(2) 6-4',
      0,
      'tie-break',
    ],
    ['a tie-break in a set beyond its end', 'tennis-1-set', '8-6(2)', 0, 'beyond-end'],
  ])('A match cannot have %s', (_name, id, score, set, reason) => {
    expect(judged(id, score)).toEqual({ state: 'impossible', set, reason });
  });

  it.each([
    ['a negative score', { player1: -1, player2: 11 }],
    ['a fraction', { player1: 11.5, player2: 9 }],
    ['NaN', { player1: Number.NaN, player2: 9 }],
    ['infinity', { player1: Number.POSITIVE_INFINITY, player2: 9 }],
    ['a score over 99', { player1: 100, player2: 98 }],
    ['text', { player1: '11', player2: '9' }],
    ['an empty box', { player1: null, player2: 9 }],
    ['a missing side', { player1: 11 }],
    ['null', null],
    ['a hole', undefined],
    ['a set as text', '11-9'],
  ])('What has %s is not a score, even after the decision', (_name, set) => {
    const won = { player1: 11, player2: 9 };
    expect(judge(format('table-tennis-3'), [won, won, set as SetScore])).toEqual({
      state: 'impossible',
      set: 2,
      reason: 'not-a-score',
    });
  });

  it.each([-1, 0.5, Number.NaN, null, '5'])('A tie-break lost with %s cannot be', (tieBreak) => {
    const set = { player1: 7, player2: 6, tieBreak } as SetScore;
    expect(judge(format('tennis-1-set'), [set])).toEqual({
      state: 'impossible',
      set: 0,
      reason: 'tie-break',
    });
  });
});
