import { expect, test } from 'vitest';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { prefectureName } from './prefecture-names.ts';

test('Every prefecture has its own Japanese name, in the same order', () => {
  const names = PREFECTURES.map((prefecture) => prefectureName(prefecture, 'ja'));
  expect(new Set(names).size).toBe(47);
  expect(names.every((name) => /[都道府県]$/.test(name))).toBe(true);
  expect(prefectureName('Hokkaido', 'ja')).toBe('北海道');
  expect(prefectureName('Kanagawa', 'ja')).toBe('神奈川県');
  expect(prefectureName('Okinawa', 'ja')).toBe('沖縄県');
});

test('English uses the names of the specification', () => {
  expect(PREFECTURES.map((prefecture) => prefectureName(prefecture, 'en'))).toEqual(PREFECTURES);
});
