import { expect, test } from 'vitest';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { prefectureName, prefectureNamed } from './prefecture-names.ts';

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

test.each([
  ['東京', 'Tokyo'],
  ['東京都', 'Tokyo'],
  ['京都', 'Kyoto'],
  ['北海道', 'Hokkaido'],
  ['神奈川県', 'Kanagawa'],
  ['ＯＳＡＫＡ', 'Osaka'],
  [' fukuoka ', 'Fukuoka'],
])('The text %j names %s', (text, prefecture) => {
  expect(prefectureNamed(text)).toBe(prefecture);
});

test.each(['', '都', '東', '北海', '東京 大会', 'Tokyo Cup', '府中'])(
  'The text %j names no prefecture',
  (text) => {
    expect(prefectureNamed(text)).toBeNull();
  },
);
