import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, findFormat, type SetScore } from './formats.ts';
import { fromText, text } from './text.ts';

describe('the text of a score', () => {
  it.each([
    ['table-tennis-5', '11-9 8-11 11-4 12-10'],
    ['tennis-8-game-pro-set', '9-8(5)'],
    ['tennis-3-sets-match-tie-break', '6-4 3-6 10-7'],
    ['tennis-3-sets', '6-7(0) 7-6(12) 6-6'],
    ['soft-tennis-7', '4-2'],
    ['table-tennis-5', ''],
  ])('By %s "%s" is read and written the same', (id, written) => {
    const read = fromText(written, findFormat(id)!);
    expect(read.ok && text(read.value)).toBe(written);
  });

  it.each(['6-4 3-6 10-7', '6-4 3-6 [10-7]', '6-4 3-6 1-0(10-7)'])(
    'The match tie-break of "%s" is stored as its points',
    (written) => {
      expect(fromText(written, findFormat('tennis-3-sets-match-tie-break')!)).toEqual({
        ok: true,
        value: [
          { player1: 6, player2: 4 },
          { player1: 3, player2: 6 },
          { player1: 10, player2: 7 },
        ],
      });
    },
  );

  it.each([
    '11',
    '11:9',
    '111-9',
    '-1-9',
    '11-9 ',
    ' 11-9',
    '11-9  9-11',
    'a-b',
    '9-8(',
    '9-8()',
    '9-8(5',
    '9-8(x)',
    '6-4 1-0(10-7)',
    '[6-4]',
    '6-4 3-6 [10-7',
    '6-4 3-6 [10-7)',
    '6-4 3-6 1-0(10-7]',
    '１１-９',
    '11-9\n',
  ])('"%s" is refused as a tennis score', (written) => {
    expect(fromText(written, findFormat('tennis-3-sets-match-tie-break')!)).toEqual({
      ok: false,
      code: 'NOT_A_SCORE',
    });
  });

  it('Any sets are read back as they were written', () => {
    const score = fc.integer({ min: 0, max: 99 });
    const set: fc.Arbitrary<SetScore> = fc.oneof(
      fc.record({ player1: score, player2: score }),
      fc.record({ player1: score, player2: score, tieBreak: score }),
    );
    fc.assert(
      fc.property(fc.array(set, { maxLength: 7 }), fc.constantFrom(...FORMATS), (sets, format) => {
        expect(fromText(text(sets), format)).toEqual({ ok: true, value: sets });
      }),
    );
  });
});
