import { describe, expect, test } from 'vitest';
import { nameIn } from './bilingual.ts';

describe('a name in both languages', () => {
  test.each(['大阪カップ｜Osaka Cup', 'Osaka Cup | 大阪カップ', ' 大阪カップ |Osaka Cup'])(
    '%j is read in one of them at a time',
    (name) => {
      expect(nameIn(name, 'ja')).toBe('大阪カップ');
      expect(nameIn(name, 'en')).toBe('Osaka Cup');
    },
  );
});

describe('any other name', () => {
  test.each([
    'Osaka Cup',
    '大阪カップ Osaka Cup',
    '男子｜女子',
    'Singles | Doubles',
    '大阪カップ｜',
    '｜Osaka Cup',
    '大阪｜Osaka｜2026',
    '',
  ])('%j is read as it is', (name) => {
    expect(nameIn(name, 'ja')).toBe(name);
    expect(nameIn(name, 'en')).toBe(name);
  });
});
