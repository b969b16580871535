import { describe, expect, test } from 'vitest';
import { champion } from '#domain/bracket/consequences.ts';
import { findMatch } from '#domain/bracket/results.ts';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { KnockoutFormat } from '#domain/stage-draw/vocabulary.ts';
import { knockoutInPlay, outOf, playedDraw } from './results.policy.ts';

const draw = sampleDraw(players(4));
const FORMAT: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: true,
  consolation: false,
};
const [first, second] = draw.matches;
const won = (matchId: string, winner: string | null | undefined) => ({
  matchId,
  result: { kind: 'walkover', winner: winner ?? '' } as const,
});
const semiFinals = [won('1-0', first?.player1), won('1-1', second?.player2)];

describe('a knockout in play', () => {
  test('Results of a knockout are replayed in the shown draw, with the match for third place', () => {
    const state = knockoutInPlay(draw, FORMAT, [...semiFinals, won('2-0', first?.player1)]);
    expect(champion(state)).toBe(first?.player1);
    expect(findMatch(state, '2-1')).toMatchObject({
      player1: first?.player2,
      player2: second?.player1,
    });
  });

  test('A cleared result is none', () => {
    const state = knockoutInPlay(draw, FORMAT, [{ matchId: '1-0', result: null }]);
    expect(state).toEqual(playedDraw(draw, FORMAT));
  });

  test('Results of another draw are not shown', () => {
    expect(knockoutInPlay(draw, FORMAT, [won('1-0', 'somebody else')])).toEqual(
      playedDraw(draw, FORMAT),
    );
  });

  test('A format without a match for third place has none', () => {
    expect(playedDraw(draw, { ...FORMAT, thirdPlace: false }).third).toBeUndefined();
  });
});

test('Out of a draw is who is no longer in the list, and who was deleted from it', () => {
  const drawn = { entrants: [1, 2, 3].map((id) => ({ id: String(id), name: '' })) };
  const known = [
    { number: 1, isIn: true },
    { number: 2, isIn: false },
  ];
  expect(outOf(drawn, known)).toEqual(['2', '3']);
});
