import { expect, test } from 'vitest';
import { clubKey } from './club-key.ts';

test.each([
  ['ABC', 'ABC'],
  ['ＡＢＣ ', 'ABC'],
  ['\u3000桜 高校', '桜 高校'],
  ['abc', 'abc'],
  [' ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('The club "%s" is compared as "%s"', (club, key) => {
  expect(clubKey(club)).toBe(key);
});
