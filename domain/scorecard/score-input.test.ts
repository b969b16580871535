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
    ['an exponent, which a number input lets through', '1e', false],
    ['a letter', 'a', false],
    ['a space', ' 1', false],
    ['Arabic-Indic digits', '١١', false],
    ['a line break after a digit', '1\n', false],
  ])('%s', (_name, text, accepted) => {
    expect(ScoreInput.acceptsInput(text)).toBe(accepted);
  });

  it('reads half-width and full-width digits as the same number', () => {
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

  it('holds no number when it is empty or unreadable', () => {
    expect([ScoreInput.scoreIn(''), ScoreInput.scoreIn('x')]).toEqual([null, null]);
  });

  it('normalises to something that normalises to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'09０９a-　') }), (text) => {
        const once = ScoreInput.normalise(text);
        expect(ScoreInput.normalise(once)).toBe(once);
      }),
    );
  });
});
