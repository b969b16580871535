import { expect, test } from 'vitest';
import { teamKey } from './teams.policy.ts';

test.each([
  ['Sakura A', 'sakura a'],
  ['Sakura A', 'Ｓａｋｕｒａ　Ａ'],
  ['Sakura A', 'SakuraA'],
  ['さくら', 'サクラ'],
  ['さくら', 'ｻｸﾗ'],
  ['桜丘中 A', '桜丘中 A\u200B'],
])('The team %s is the same as %s', (one, other) => {
  expect(teamKey(one)).toBe(teamKey(other));
});

test.each([
  ['Sakura A', 'Sakura B'],
  ['桜', '櫻'],
  ['桜 1', '桜 11'],
])('The team %s is another than %s', (one, other) => {
  expect(teamKey(one)).not.toBe(teamKey(other));
});
