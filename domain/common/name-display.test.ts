import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, NAME_DISPLAYS, type NameConsent, publicNames } from './name-display.ts';

describe('a name shown publicly', () => {
  it.each([
    ['Japanese, with a space', '佐藤 花子', '佐藤', '佐・花'],
    ['Japanese, with a full-width space', '佐藤　花子', '佐藤', '佐・花'],
    ['Japanese, without a space', '田中太郎', '田', '田'],
    ['Japanese, in hiragana', 'さとう はなこ', 'さとう', 'さ・は'],
    ['Japanese, family name of one character', '林 心春', '林', '○・心'],
    ['Japanese, given name of one character', '鈴木 蓮', '鈴木', '鈴・○'],
    ['Japanese, both of one character', '森 蓮', '森', '○・○'],
    ['Japanese, one part beginning like the other', '林 林太郎', '林', '○・○'],
    ['Japanese, a variant of a kanji', '辻\u{E0100} 蓮', '辻\u{E0100}', '○・○'],
    ['Japanese, a variant that begins a name', '葛\u{E0101}西 蓮太', '葛\u{E0101}西', '葛・蓮'],
    ['Japanese, an older selector of a variant', '森 祇\uFE00', '森', '○・○'],
    ['with an accent that has no letter of its own', '森 か\u309Aる', '森', '○・か'],
    ['half-width katakana', 'ﾊﾝ ﾊﾅｺ', 'ハン', 'ハ・ハ'],
    ['foreign, in katakana', 'ジョン・スミス', 'スミス', 'ジ・ス'],
    ['Latin', 'Hanako Sato', 'Sato', 'H.S.'],
    ['Latin, full-width', 'Ｈａｎａｋｏ　Ｓａｔｏ', 'Sato', 'H.S.'],
    ['Latin, family name in capitals', 'SATO Hanako', 'SATO', 'S.H.'],
    ['Latin, all in capitals', 'HANAKO SATO', 'SATO', 'H.S.'],
    ['Latin, all in small letters', 'hanako sato', 'sato', 'H.S.'],
    ['Latin, with a middle initial', 'Emily J Carter', 'Carter', 'E.J.C.'],
    ['Latin, three words', 'Ken van Dyk', 'Dyk', 'K.V.D.'],
    ['Latin, with an accent', 'élodie Noël', 'Noël', 'É.N.'],
    ['Latin, a single word', 'Hana', 'H.', 'H.'],
    ['in both scripts', '山田 Taro', '山田', '山・T'],
    ['with spaces around and between', '  佐藤   花子 ', '佐藤', '佐・花'],
    ['blank', ' 　', '', ''],
  ])('A public name is shortened correctly: %s', (_, name, familyName, initials) => {
    expect(displayName(name, 'family-name')).toBe(familyName);
    expect(displayName(name, 'initials')).toBe(initials);
  });

  it('A public name in full is the name itself, in plain letters and with single spaces', () => {
    expect(displayName(' 佐藤　花子 ', 'full')).toBe('佐藤 花子');
    expect(displayName('Ｋｅｎ Ito', 'full')).toBe('Ken Ito');
  });
});

const japanese = fc.string({
  unit: fc.constantFrom(...'佐藤花子田中太郎林蓮森さくらアオイ'),
  minLength: 1,
  maxLength: 4,
});
const latin = fc.string({
  unit: fc.constantFrom(...'abcdeKLMNÉ'),
  minLength: 2,
  maxLength: 6,
});
const twoWords = fc.oneof(fc.tuple(japanese, japanese), fc.tuple(latin, latin));

describe('any name', () => {
  it('Strangers never read both parts of a name without consent, even if many people have the same name', () => {
    fc.assert(
      fc.property(
        fc.array(twoWords, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<NameConsent>(null, 'initials', 'family-name', 'of-age'),
        (names, consent) => {
          const shown = publicNames(names.map((words) => ({ name: words.join(' '), consent })));
          names.forEach(([one, other], at) => {
            const label = shown[at]?.replace(/ \d+$/, '').split(/[\s・]/u) ?? [];
            const whole = [one, other].map((word) => word.normalize('NFKC'));
            if (whole[0] !== whole[1]) expect(whole.every((w) => label.includes(w))).toBe(false);
          });
          expect(new Set(shown.map((label) => label.toLowerCase())).size).toBe(names.length);
        },
      ),
    );
  });

  it('Initials never contain a whole part of the name', () => {
    fc.assert(
      fc.property(twoWords, (words) => {
        const shown = displayName(words.join(' '), 'initials');
        for (const word of words) expect(shown).not.toContain(word);
      }),
    );
  });

  it('The family name is one of the two parts of a name, and never includes the other part', () => {
    fc.assert(
      fc.property(twoWords, (words) => {
        const shown = displayName(words.join(' '), 'family-name');
        expect(words.map((word) => word.normalize('NFKC'))).toContain(shown);
      }),
    );
  });

  it('A public name is never empty unless the name is blank', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...NAME_DISPLAYS),
        (name, as) => {
          const blank = displayName(name, 'full').replaceAll('・', '').trim() === '';
          if (!blank) expect(displayName(name, as)).not.toBe('');
        },
      ),
    );
  });
});

const people = (consent: NameConsent, ...names: string[]) =>
  names.map((name) => ({ name, consent }));

describe('The names that strangers read', () => {
  it('Strangers read initials for everybody about whom nothing is known', () => {
    const names = people(null, '鈴木 湊', '鈴木 陽菜', '田中太郎', 'Hanako Sato', 'Hana');
    expect(publicNames(names)).toEqual(['鈴・○', '鈴・陽', '田', 'H.S.', 'H.']);
  });

  it('Strangers read numbers where initials are equal, never more of the name', () => {
    const names = people(null, '鈴木 湊', '鈴木 蓮', '鈴木 翔', '佐藤 花子', '斉藤 花');
    expect(publicNames(names)).toEqual(['鈴・○ 1', '鈴・○ 2', '鈴・○ 3', '佐・花', '斉・○']);
  });

  it('Strangers read the first words of the names of adults, with an initial where two are equal', () => {
    const names = people(
      'of-age',
      'Ken Sato',
      'Ken Mori',
      '田中 太郎',
      '田中 花子',
      'ジョン・スミス',
    );
    expect(publicNames(names)).toEqual(['Ken S.', 'Ken M.', '田中 太', '田中 花', 'ジョン']);
  });

  it('Strangers read a number where that initial would be the whole given name of an adult', () => {
    const names = people('of-age', '鈴木 湊', '鈴木 蓮', '高橋 湊', '高橋 陽菜');
    expect(publicNames(names)).toEqual(['鈴木 1', '鈴木 2', '高橋', '高橋 陽']);
  });

  it('Strangers read a number where the given name of an adult is one kanji in a variant', () => {
    const names = people('of-age', '鈴木 辻\u{E0100}', '鈴木 葛\u{E0101}');
    expect(publicNames(names)).toEqual(['鈴木 1', '鈴木 2']);
  });

  it('Strangers read what a guardian has chosen, with a number where two are equal', () => {
    const names = [
      ...people('family-name', '佐藤 花子', '佐藤 蓮'),
      ...people('full', '佐藤 花子'),
      ...people('initials', '佐藤 花子'),
      ...people(null, '佐藤 はな'),
    ];
    expect(publicNames(names)).toEqual(['佐藤 1', '佐藤 2', '佐藤 花子', '佐・花', '佐・は']);
  });

  it('The names that strangers read are never empty', () => {
    const names = [...people(null, '・', ' '), ...people('of-age', '')];
    expect(publicNames(names)).toEqual(['○ 1', '○ 2', '○ 3']);
  });
});
