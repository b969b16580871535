import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ScoreText from './score-text.ts';

const box = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 99 }).map((score) => String(score)),
);
const sets = fc.array(fc.record({ player1Score: box, player2Score: box }), { maxLength: 5 });

describe('score text', () => {
  it('Score text is the sets in one line', () => {
    const card = [
      { player1Score: '11', player2Score: '9' },
      { player1Score: '7', player2Score: '' },
      { player1Score: '', player2Score: '' },
    ];
    expect(ScoreText.serialise(card)).toBe('11-9 7- -');
  });

  it('Score text is read back as it was written', () => {
    fc.assert(
      fc.property(sets, (card) => {
        expect(ScoreText.parse(ScoreText.serialise(card))).toEqual({ ok: true, value: card });
      }),
    );
  });

  it.each(['11', '11:9', '111-9', '11-9  9-11', '11-9 ', 'a-b', '11-9-7'])(
    '%j is refused as score text',
    (text) => {
      expect(ScoreText.parse(text)).toEqual({ ok: false, code: 'INVALID_SCORES' });
    },
  );

  it('The text of a result is read back as it was written', () => {
    const won = { player1: 2, player2: 1 };
    expect(ScoreText.resultText(won)).toBe('2-1');
    expect(ScoreText.parseResult('2-1')).toEqual(won);
  });

  it.each(['', '2', '2-', '2-1-0', 'won'])('%j is not read as a result', (text) => {
    expect(ScoreText.parseResult(text)).toBeNull();
  });
});
