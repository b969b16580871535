import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Sets from './card-set.ts';
import * as ScoreText from './score-text.ts';
import * as Scorecard from './scorecard.ts';
import { opponent } from './side.ts';

/** A card from text: '11-9 9-11 -' (an empty box is left empty). */
function card(text: string): Scorecard.Card {
  const read = ScoreText.parse(text);
  if (!read.ok) throw new Error(`not a card: ${text}`);
  return Scorecard.fromSaved(read.value);
}

const box = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 12 }).map((score) => String(score)),
);
const anySet = fc.record({ player1Score: box, player2Score: box });
const anyCard: fc.Arbitrary<Scorecard.Card> = fc.tuple(anySet, anySet, anySet);

describe('confirming a card', () => {
  it.each([
    ['two sets straight', '11-9 11-7', '2-0', 'player1', '11-9 11-7'],
    ['three sets', '11-9 9-11 7-11', '1-2', 'player2', '11-9 9-11 7-11'],
    ['a third set after 2-0 counts', '11-9 11-7 11-3', '3-0', 'player1', '11-9 11-7 11-3'],
    ['an equal set counts for nobody', '11-9 8-8 11-7', '2-0', 'player1', '11-9 8-8 11-7'],
    ['a one-sided set is saved with 0', '11-9 9-11 7-', '2-1', 'player1', '11-9 9-11 7-0'],
    ['a one-sided set for player2', '11-9 9-11 -7', '1-2', 'player2', '11-9 9-11 0-7'],
    ['an untouched set in the middle is dropped', '11-9 - 11-7', '2-0', 'player1', '11-9 11-7'],
    ['leading zeros go', '11-09 11-00', '2-0', 'player1', '11-9 11-0'],
  ] as const)('%s', (_name, text, result, winner, saved) => {
    const answer = Scorecard.confirm(card(text));
    expect(answer).toMatchObject({ ok: true, value: { result, winner } });
    expect(answer.ok && ScoreText.serialise(answer.value.sets)).toBe(saved);
  });

  it.each([
    ['nothing entered', '', 'INVALID_SCORES'],
    ['one complete set', '11-9', 'INVALID_SCORES'],
    ['two one-sided sets, though they show a winner', '11- 11-', 'INVALID_SCORES'],
    ['one complete and one one-sided set', '11-9 11-', 'INVALID_SCORES'],
    ['a set each', '11-9 9-11', 'NO_CLEAR_WINNER'],
    ['a set each and an equal third', '11-9 9-11 8-8', 'NO_CLEAR_WINNER'],
    ['only equal sets', '8-8 8-8', 'NO_CLEAR_WINNER'],
    ['more sets than the card has', '11-9 9-11 11-9 9-11', 'INVALID_SCORES'],
  ] as const)('%s is refused', (_name, text, code) => {
    expect(Scorecard.confirm(card(text))).toEqual({ ok: false, code });
  });

  it('text that no box accepts is refused, not read as 0', () => {
    const forged = [...card('11-9 11-7').slice(0, 2), { player1Score: '-1', player2Score: '' }];
    expect(Scorecard.confirm(forged)).toEqual({ ok: false, code: 'INVALID_SCORES' });
  });

  it('what the screen shows is what is saved', () => {
    fc.assert(
      fc.property(anyCard, (typed) => {
        const answer = Scorecard.confirm(typed);
        if (!answer.ok) return;
        expect(answer.value.winner).toBe(Scorecard.winner(typed));
        expect(answer.value.setsWon).toEqual(Scorecard.setsWon(typed));
        expect(Scorecard.setsWon(answer.value.sets)).toEqual(answer.value.setsWon);
      }),
    );
  });

  it('a saved match opened and confirmed again is unchanged', () => {
    fc.assert(
      fc.property(anyCard, (typed) => {
        const first = Scorecard.confirm(typed);
        if (!first.ok) return;
        expect(Scorecard.confirm(Scorecard.fromSaved(first.value.sets))).toEqual(first);
      }),
    );
  });

  it('is enabled exactly with a winner, and without one always refused', () => {
    fc.assert(
      fc.property(anyCard, (typed) => {
        const enabled = Scorecard.canConfirm(typed);
        expect(enabled).toBe(Scorecard.winner(typed) !== null);
        if (!enabled) expect(Scorecard.confirm(typed).ok).toBe(false);
      }),
    );
  });
});

describe('typing', () => {
  it('puts the text in its box and leaves the others alone', () => {
    const next = Scorecard.enter(card('11-9'), 1, 'player2', '１１');
    expect(ScoreText.serialise(next)).toBe('11-9 -11 -');
  });

  it('gives back the very same card for text that the box ignores', () => {
    const before = card('11-9');
    expect(Scorecard.enter(before, 0, 'player1', '111')).toBe(before);
  });

  it('starts from three untouched sets', () => {
    expect(ScoreText.serialise(Scorecard.empty())).toBe('- - -');
    expect(Scorecard.empty().every(Sets.isUntouched)).toBe(true);
  });
});

it('swapping the sides swaps the winner and nothing else', () => {
  fc.assert(
    fc.property(anyCard, (typed) => {
      const winner = Scorecard.winner(typed);
      const swapped = Scorecard.swapSides(typed);
      expect(Scorecard.winner(swapped)).toBe(winner && opponent(winner));
      expect(Scorecard.swapSides(swapped)).toEqual(typed);
    }),
  );
});
