import { describe, expect, test } from 'vitest';
import { type NameConsent, publicNames } from './name-display.ts';
import { publicReading } from './public-reading.ts';

describe('the reading of a name that strangers see', () => {
  test.each<[string, string, NameConsent, string]>([
    ['長谷川 翼', 'ハセガワ ツバサ', 'full', 'ハセガワ ツバサ'],
    ['長谷川 翼', 'ハセガワ ツバサ', 'family-name', 'ハセガワ'],
    ['長谷川 翼', 'ハセガワ ツバサ', 'of-age', 'ハセガワ'],
    ['長谷川 翼', 'ハセガワ ツバサ', 'initials', ''],
    ['長谷川 翼', 'ハセガワ ツバサ', null, ''],
    ['長谷川 翼', '', 'full', ''],
    ['長谷川翼', 'ハセガワツバサ', 'family-name', ''],
    ['長谷川 翼', 'ハセガワツバサ', 'of-age', ''],
    ['Ann Lee', 'アン リー', 'of-age', ''],
    ['林 蓮', 'ハヤシ レン', 'initials', ''],
  ])('Of %s, read %s, with the consent "%s" it is "%s"', (name, reading, consent, expected) => {
    const [shown = ''] = publicNames([{ name, consent }]);
    expect(publicReading({ name, reading, consent, shown })).toBe(expected);
  });

  test('Two of one family name are both read by it', () => {
    const people = ['鈴木 湊', '鈴木 一郎'].map((name) => ({ name, consent: 'of-age' as const }));
    const shown = publicNames(people);
    const readings = people.map((one, at) =>
      publicReading({ ...one, reading: 'スズキ イチロウ', shown: shown[at] ?? '' }),
    );
    expect(readings).toEqual(['スズキ', 'スズキ']);
  });
});
