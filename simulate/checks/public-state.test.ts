import { describe, expect, test } from 'vitest';
import { findFormat } from '#domain/scoring/formats.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { type EventFormat, isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { judgeDay } from './judge-day.ts';
import { type PublicDraw, publicPlaces, type SentResult, scoreText } from './public-state.ts';

const FORMAT = findFormat('table-tennis-3')!;
const SETS = [
  { player1: 11, player2: 5 },
  { player1: 12, player2: 10 },
];
const AT = '2026-11-20T01:00:00.000Z';
const GROUPS = { kind: 'groups', size: 3, next: 'none' } as const;
const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
} as const;

function published(entrants: number, format: EventFormat, results: object): PublicDraw {
  const list = Array.from({ length: entrants }, (_, at) => {
    return { number: at + 1, club: null, isRanked: true };
  });
  const made = drawStage({ list, seedCount: 0 }, format, 7);
  if (!made.ok) throw new Error(made.code);
  const common = { number: 1, drawnAt: AT, publishedAt: AT, amendments: [], people: [] };
  return { ...common, format, made: made.value, results } as unknown as PublicDraw;
}

/** The upper side wins 2-0. */
function sent(matchId: string, player1Id: string, player2Id: string): SentResult {
  const where = { key: ` ${matchId}`, stageId: '', matchId };
  return {
    ...where,
    player1Id,
    player2Id,
    winnerId: player1Id,
    score: scoreText(SETS),
    sets: SETS,
  };
}

function mark({ matchId, winnerId }: SentResult, more: object = {}) {
  const result = { kind: 'score', winner: winnerId, score: '2-0', sets: SETS };
  return { matchId, result, version: 1, scoredBy: null, scoredAt: AT, ...more };
}

/** A knockout of four that everybody has played, and what everybody reads of it. */
function knockout(change: (marks: ReturnType<typeof mark>[]) => object[] = (marks) => marks) {
  const empty = published(4, KNOCKOUT, { marks: [] });
  const [upper, lower] = publicPlaces(empty).map(({ sides }) => sides.map(String));
  const results = [
    sent('1-0', upper![0]!, upper![1]!),
    sent('1-1', lower![0]!, lower![1]!),
    sent('2-0', upper![0]!, lower![0]!),
  ];
  return {
    results,
    draw: published(4, KNOCKOUT, { marks: change(results.map((one) => mark(one))) }),
  };
}

function judged(results: readonly SentResult[], draw: PublicDraw) {
  const day = { courts: [], matches: [], from: 0, outages: [], restMinutes: 0, changeMinutes: 0 };
  const events = [{ draw, further: [] }];
  const all = judgeDay({ day, sent: results, rewritten: [], events, format: FORMAT });
  return [all.lostResults, all.doubledResults, all.wrongBracketResults];
}

describe('The public draw beside the acknowledged results', () => {
  test('A knockout with every result once, in its place, has no mistake', () => {
    const { results, draw } = knockout();
    expect(judged(results, draw)).toEqual([0, 0, 0]);
  });

  test('A result that nobody reads is lost, and the player whom it sends on is missing', () => {
    const { results, draw } = knockout((marks) => marks.slice(0, 2));
    expect(judged(results, draw)).toEqual([1, 0, 1]);
  });

  test('A result that is read with another score is lost', () => {
    const { results, draw } = knockout(([first, ...marks]) => [
      { ...first, result: { ...first!.result, sets: [SETS[1], SETS[0]] } },
      ...marks,
    ]);
    expect(judged(results, draw)).toEqual([1, 0, 0]);
  });

  test('A result that was written twice is doubled', () => {
    const { results, draw } = knockout(([first, ...marks]) => [{ ...first, version: 2 }, ...marks]);
    expect(judged(results, draw)).toEqual([0, 1, 0]);
  });

  test('A result in the place of another match is in the wrong place of the bracket', () => {
    const { results, draw } = knockout(([first, second, final]) => [
      { ...first, matchId: '1-1' },
      { ...second, matchId: '1-0' },
      final!,
    ]);
    const [lost, , wrong] = judged(results, draw);
    expect(lost).toBe(2);
    expect(wrong).toBeGreaterThan(0);
  });

  test('A winner of the other side changes the bracket from there on', () => {
    const { results } = knockout();
    const { draw } = knockout(([first, second]) => [
      { ...first, result: { ...first!.result, winner: results[0]!.player2Id } },
      second!,
    ]);
    expect(judged(results, draw)).toEqual([2, 0, 2]);
  });

  test('Groups are compared match by match', () => {
    const empty = published(3, GROUPS, { matches: [] });
    if (!isGroupsDraw(empty.made)) throw new Error('no groups were drawn');
    const [a, b, c] = empty.made.groups[0] as [string, string, string];
    const results = [sent('1-2-3', b, c), sent('1-1-3', a, c), sent('1-1-2', a, b)];
    const rows = results.map(({ player1Id, player2Id, score }) => {
      return { player1Id, player2Id, sets: score, winner: 'player1', version: 1 };
    });
    const draw = (matches: object[]) => published(3, GROUPS, { matches });
    expect(judged(results, draw(rows))).toEqual([0, 0, 0]);
    expect(judged(results, draw(rows.slice(1)))).toEqual([1, 0, 1]);
    expect(judged(results, draw([...rows, rows[0]!]))).toEqual([0, 1, 0]);
    const strayed = [sent('1-1-2', b, c), ...results.slice(1)];
    expect(judged(strayed, draw(rows))[2]).toBeGreaterThan(0);
  });
});
