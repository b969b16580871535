import { describe, expect, test } from 'vitest';
import { nameIn } from './bilingual.ts';

describe('nameIn', () => {
  test.each(['大阪カップ｜Osaka Cup', 'Osaka Cup | 大阪カップ', ' 大阪カップ |Osaka Cup'])(
    'The name %j is shown in one language at a time',
    (name) => {
      expect(nameIn(name, 'ja')).toBe('大阪カップ');
      expect(nameIn(name, 'en')).toBe('Osaka Cup');
    },
  );
});

describe('nameIn without two languages', () => {
  test.each([
    'Osaka Cup',
    '大阪カップ Osaka Cup',
    '男子｜女子',
    'Singles | Doubles',
    '大阪カップ｜',
    '｜Osaka Cup',
    '大阪｜Osaka｜2026',
    '',
  ])('The name %j is shown as it is', (name) => {
    expect(nameIn(name, 'ja')).toBe(name);
    expect(nameIn(name, 'en')).toBe(name);
  });

  test('The two clubs of a pair are read each in the language of the reader', () => {
    const clubs = '城南クラブ｜Jonan Club / 桜中学校｜Sakura School';
    expect(nameIn(clubs, 'ja')).toBe('城南クラブ / 桜中学校');
    expect(nameIn(clubs, 'en')).toBe('Jonan Club / Sakura School');
  });
});
