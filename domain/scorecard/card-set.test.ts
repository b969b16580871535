import { describe, expect, it } from 'vitest';
import * as Sets from './card-set.ts';

const set = (player1Score: string, player2Score: string) => ({ player1Score, player2Score });

describe('a set', () => {
  it.each([
    ['goes to the higher score', set('11', '9'), 'player1'],
    ['goes to player2 with the higher score', set('9', '11'), 'player2'],
    ['compares numbers, not text', set('9', '10'), 'player2'],
    ['counts for nobody when equal', set('7', '7'), null],
    ['counts for nobody when untouched', set('', ''), null],
    ['counts an empty box beside a filled one as 0, as it is saved', set('', '7'), 'player2'],
    ['counts for nobody when one side entered 0 and the other nothing', set('0', ''), null],
    ['reads full-width digits', set('１１', '９'), 'player1'],
    ['goes to nobody for text that a box does not accept', set('abc', 'x'), null],
  ])('A set %s', (_name, scores, winner) => {
    expect(Sets.winner(scores)).toBe(winner);
  });

  it.each([
    ['has 0 for a missing side', set('7', ''), set('7', '0')],
    ['has no leading zero', set('05', '00'), set('5', '0')],
    ['has half-width digits instead of full-width ones', set('１１', '９'), set('11', '9')],
    ['is the same when it is plain', set('11', '9'), set('11', '9')],
  ])('A set as saved %s', (_name, typed, saved) => {
    expect(Sets.asSaved(typed)).toEqual(saved);
  });

  it('A set is complete with both scores only, and untouched with neither', () => {
    expect([set('1', '0'), set('1', ''), set('', '')].map(Sets.isComplete)).toEqual([
      true,
      false,
      false,
    ]);
    expect([set('1', '0'), set('1', ''), set('', '')].map(Sets.isUntouched)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
