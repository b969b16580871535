import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Sets from './card-set.ts';
import * as ScoreText from './score-text.ts';
import * as Scorecard from './scorecard.ts';
import { opponent } from './side.ts';

/** Reads a card from text: '11-9 9-11 -' (an empty box has no digits). */
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
    ['two straight sets win', '11-9 11-7', '2-0', 'player1', '11-9 11-7'],
    ['two of three sets win', '11-9 9-11 7-11', '1-2', 'player2', '11-9 9-11 7-11'],
    ['a third set after 2-0 counts', '11-9 11-7 11-3', '3-0', 'player1', '11-9 11-7 11-3'],
    ['an equal set counts for nobody', '11-9 8-8 11-7', '2-0', 'player1', '11-9 8-8 11-7'],
    ['a one-sided set is saved with 0', '11-9 9-11 7-', '2-1', 'player1', '11-9 9-11 7-0'],
    [
      'a one-sided set for player2 is saved with 0',
      '11-9 9-11 -7',
      '1-2',
      'player2',
      '11-9 9-11 0-7',
    ],
    ['an untouched set in the middle is dropped', '11-9 - 11-7', '2-0', 'player1', '11-9 11-7'],
    ['leading zeros are dropped', '11-09 11-00', '2-0', 'player1', '11-9 11-0'],
  ] as const)('A card is confirmed: %s', (_name, text, result, winner, saved) => {
    const answer = Scorecard.confirm(card(text));
    expect(answer).toMatchObject({ ok: true, value: { result, winner } });
    expect(answer.ok && ScoreText.serialise(answer.value.sets)).toBe(saved);
  });

  it.each([
    ['no scores', '', 'INVALID_SCORES'],
    ['one complete set', '11-9', 'INVALID_SCORES'],
    ['two one-sided sets, although they show a winner', '11- 11-', 'INVALID_SCORES'],
    ['one complete and one one-sided set', '11-9 11-', 'INVALID_SCORES'],
    ['one set for each side', '11-9 9-11', 'NO_CLEAR_WINNER'],
    ['one set for each side and an equal third set', '11-9 9-11 8-8', 'NO_CLEAR_WINNER'],
    ['only equal sets', '8-8 8-8', 'NO_CLEAR_WINNER'],
    ['more sets than the card has', '11-9 9-11 11-9 9-11', 'INVALID_SCORES'],
  ] as const)('A card is refused with %s', (_name, text, code) => {
    expect(Scorecard.confirm(card(text))).toEqual({ ok: false, code });
  });

  it('Text that a box does not accept is refused, not read as 0', () => {
    const forged = [...card('11-9 11-7').slice(0, 2), { player1Score: '-1', player2Score: '' }];
    expect(Scorecard.confirm(forged)).toEqual({ ok: false, code: 'INVALID_SCORES' });
  });

  it('A card is saved as the screen shows it', () => {
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

  it('A saved match that is opened and confirmed again does not change', () => {
    fc.assert(
      fc.property(anyCard, (typed) => {
        const first = Scorecard.confirm(typed);
        if (!first.ok) return;
        expect(Scorecard.confirm(Scorecard.fromSaved(first.value.sets))).toEqual(first);
      }),
    );
  });

  it('A card can be confirmed only with a winner, and is always refused without one', () => {
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
  it('Typing puts the text in its box and does not change the others', () => {
    const next = Scorecard.enter(card('11-9'), 1, 'player2', '１１');
    expect(ScoreText.serialise(next)).toBe('11-9 -11 -');
  });

  it('Typing returns the identical card for text that the box ignores', () => {
    const before = card('11-9');
    expect(Scorecard.enter(before, 0, 'player1', '111')).toBe(before);
  });

  it('Typing starts from three untouched sets', () => {
    expect(ScoreText.serialise(Scorecard.empty())).toBe('- - -');
    expect(Scorecard.empty().every(Sets.isUntouched)).toBe(true);
  });
});

it('Swapping the sides swaps the winner and nothing else', () => {
  fc.assert(
    fc.property(anyCard, (typed) => {
      const winner = Scorecard.winner(typed);
      const swapped = Scorecard.swapSides(typed);
      expect(Scorecard.winner(swapped)).toBe(winner && opponent(winner));
      expect(Scorecard.swapSides(swapped)).toEqual(typed);
    }),
  );
});
