import { expect, test } from 'vitest';
import { isLongName } from './long-name.ts';

test.each([
  ['佐々木 小次郎', false],
  ['李 明', false],
  ['Bo Li', false],
  ['Anna-Lena Weber', false],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', false],
  ['勅使河原 紗耶香', false],
  ['東京都立桜ヶ丘西高等学校', true],
  ['Maximiliana Li', true],
  ['山田 太郎・佐藤 花子', true],
  ['Anna Li-Smith and Bo', true],
])('The name %s on a line of its own: %s', (name, expected) => {
  expect(isLongName(name)).toBe(expected);
});
