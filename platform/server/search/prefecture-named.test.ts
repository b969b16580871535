import { expect, test } from 'vitest';
import { prefectureNamed } from './prefecture-named.ts';

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
