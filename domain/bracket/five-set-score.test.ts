import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SetScore } from '#domain/scorecard/set-score.ts';
import { outcome } from './five-set-score.ts';

/** Reads "11-8 9-11 7-" as sets; nothing before or after the dash is an empty box. */
function sets(written: string): SetScore[] {
  const box = (text: string | undefined) => (text ? Number(text) : null);
  return written.split(' ').map((set) => {
    const [player1, player2] = set.split('-');
    return { player1: box(player1), player2: box(player2) };
  });
}

describe('the winner of up to five sets', () => {
  test.each([
    {
      case: 'one set is enough to win',
      written: '11-8',
      winner: 'player1',
      score: '1-0',
      reason: { kind: 'sets', winnerSets: 1, loserSets: 0 },
    },
    {
      case: 'more sets win, and the score stays first player first',
      written: '11-8 9-11 7-11',
      winner: 'player2',
      score: '1-2',
      reason: { kind: 'sets', winnerSets: 2, loserSets: 1 },
    },
    {
      case: 'a set with one empty box does not count, however high',
      written: '11-8 -99 - 99-',
      winner: 'player1',
      score: '1-0',
      reason: { kind: 'sets', winnerSets: 1, loserSets: 0 },
    },
    {
      case: 'a set with equal scores is won by nobody',
      written: '5-5 11-3',
      winner: 'player1',
      score: '1-0',
      reason: { kind: 'sets', winnerSets: 1, loserSets: 0 },
    },
    {
      // Spec section 4: "If tied, the player with the higher single highest set score wins".
      case: 'equal sets are decided by the highest single set',
      written: '12-10 8-11',
      winner: 'player1',
      score: '1-1',
      reason: { kind: 'highest-set', setsEach: 1, winnerHighest: 12, loserHighest: 11 },
    },
    {
      case: 'the highest set is looked for in complete sets only',
      written: '11-9 9-12 50-',
      winner: 'player2',
      score: '1-1',
      reason: { kind: 'highest-set', setsEach: 1, winnerHighest: 12, loserHighest: 11 },
    },
    {
      case: 'the highest set may be one that was lost',
      written: '15-17 11-3 3-11 11-2',
      winner: 'player2',
      score: '2-2',
      reason: { kind: 'highest-set', setsEach: 2, winnerHighest: 17, loserHighest: 15 },
    },
    {
      // Spec section 4: "if that is equal too, player2 wins". Unusual, but specified.
      case: 'the second player wins when all is equal',
      written: '11-8 8-11',
      winner: 'player2',
      score: '1-1',
      reason: { kind: 'second-player-rule', setsEach: 1, highest: 11 },
    },
    {
      case: 'the second player wins when all sets are equal',
      written: '0-0',
      winner: 'player2',
      score: '0-0',
      reason: { kind: 'second-player-rule', setsEach: 0, highest: 0 },
    },
    {
      case: 'all five sets may be played out',
      written: '11-1 11-2 11-3 11-4 99-0',
      winner: 'player1',
      score: '5-0',
      reason: { kind: 'sets', winnerSets: 5, loserSets: 0 },
    },
  ])('In the five-set score $case: $written', ({ written, winner, score, reason }) => {
    expect(outcome(sets(written))).toMatchObject({ ok: true, value: { winner, score, reason } });
  });

  test.each([
    { case: 'nothing is entered', entered: [], code: 'NO_COMPLETE_SET' },
    { case: 'every set lacks a score', entered: sets('11- -8 -'), code: 'NO_COMPLETE_SET' },
    { case: 'there are six sets', entered: sets('1-0 1-0 1-0 1-0 1-0 1-0'), code: 'TOO_MANY_SETS' },
    { case: 'a score is over 99', entered: sets('100-1'), code: 'SCORE_OUT_OF_RANGE' },
    { case: 'a lone score is over 99', entered: sets('11-1 100-'), code: 'SCORE_OUT_OF_RANGE' },
    {
      case: 'a score is below 0',
      entered: [{ player1: -1, player2: 3 }],
      code: 'SCORE_OUT_OF_RANGE',
    },
    {
      case: 'a score is a fraction',
      entered: [{ player1: 1.5, player2: 3 }],
      code: 'SCORE_OUT_OF_RANGE',
    },
  ])('The winner of up to five sets is refused when $case', ({ entered, code }) => {
    expect(outcome(entered)).toEqual({ ok: false, code });
  });

  test('The winner changes sides with the players, except by the second-player rule', () => {
    const score = fc.integer({ min: 0, max: 99 });
    const set = fc.record({ player1: score, player2: score });
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 5 }), (entered) => {
        const there = outcome(entered);
        const mirrored = entered.map((one) => ({ player1: one.player2, player2: one.player1 }));
        const back = outcome(mirrored);
        if (!there.ok || !back.ok) throw new Error('refused');
        expect(back.value.reason).toEqual(there.value.reason);
        const alike = there.value.winner === back.value.winner;
        expect(alike).toBe(there.value.reason.kind === 'second-player-rule');
      }),
    );
  });
});
