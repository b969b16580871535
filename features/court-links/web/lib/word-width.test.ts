import { expect, it } from 'vitest';
import { wordWidth } from './word-width.ts';

it.each([
  ['a family name and a given name', '長谷川 蓮', 6],
  ['a name with a hyphen', 'Ann Featherstonehaugh-Smith', 17],
  ['a foreign name in katakana', 'アレクサンドラ・リー＝ウェリ', 14],
  ['no name', '', 0],
])(
  'The width of the longest word is counted in letters of half width: %s',
  (_what, name, width) => {
    expect(wordWidth(name)).toBe(width);
  },
);
