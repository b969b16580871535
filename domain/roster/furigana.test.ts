import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReading, tidyReading } from './furigana.ts';

describe('readings of names', () => {
  test.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    [' ヤマダ　タロウ ', 'ヤマダ タロウ'],
    ['ゔぃくとりあ', 'ヴィクトリア'],
    ['りょーた', 'リョータ'],
    ['マリア・ルイザ', 'マリア・ルイザ'],
    ['', ''],
  ])('%s is stored as %s', (typed, stored) => {
    expect(tidyReading(typed)).toBe(stored);
    expect(isReading(stored)).toBe(true);
  });

  test.each(['山田', 'ヤマダ太郎', 'Yamada', 'ヤマダ1', 'ヤマダ-', '=ヤマダ'])(
    '%s is no reading',
    (typed) => {
      expect(isReading(tidyReading(typed))).toBe(false);
    },
  );

  test('Tidying a reading twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tidyReading(tidyReading(text))).toBe(tidyReading(text));
      }),
    );
  });
});
