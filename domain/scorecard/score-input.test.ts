import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ScoreInput from './score-input.ts';

describe('a score box', () => {
  it.each([
    ['nothing', '', true],
    ['one digit', '7', true],
    ['two digits', '11', true],
    ['a leading zero', '05', true],
    ['full-width digits of a Japanese keyboard', '１１', true],
    ['mixed widths', '1１', true],
    ['three digits', '111', false],
    ['a minus sign', '-1', false],
    ['a decimal', '1.', false],
    ['an exponent, which a number input allows', '1e', false],
    ['a letter', 'a', false],
    ['a space', ' 1', false],
    ['Arabic-Indic digits', '١١', false],
    ['a line break after a digit', '1\n', false],
  ])('A score box takes %s (%j): %s', (_name, text, accepted) => {
    expect(ScoreInput.acceptsInput(text)).toBe(accepted);
  });

  it('A score box reads half-width and full-width digits as the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (score) => {
        const wide = String(score).replace(
          /\d/g,
          (digit) => '０１２３４５６７８９'[Number(digit)]!,
        );
        expect(ScoreInput.scoreIn(wide)).toBe(score);
        expect(ScoreInput.normalise(wide)).toBe(String(score));
      }),
    );
  });

  it('A score box holds no number when it is empty or unreadable', () => {
    expect([ScoreInput.scoreIn(''), ScoreInput.scoreIn('x')]).toEqual([null, null]);
  });

  it('Text that is normalised twice is the same as text that is normalised once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'09０９a-　') }), (text) => {
        const once = ScoreInput.normalise(text);
        expect(ScoreInput.normalise(once)).toBe(once);
      }),
    );
  });
});
