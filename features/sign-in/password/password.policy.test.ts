import { expect, test } from 'vitest';
import { weaknessOf } from './password.policy.ts';

const rules = {
  common: new Set(['basketball', 'qwerty123']),
  chooser: { name: '佐藤 Hanako', email: 'hana.sato@example.com' },
};

test.each([
  'basketball',
  'BasketBall',
  'ｂａｓｋｅｔｂａｌｌ',
  'aaaaaaaa',
  'abababab',
  '23456789',
  'hgfedcba',
  'rallydays',
  'RallyDays2026',
])('The password %s is refused as one that anybody would try', (password) => {
  expect(weaknessOf(password, rules)).toBe('passwordCommon');
});

test.each(['hanako2011', 'Hana.Sato', 'hana.sato@example.com', 'sato-hana-1', 'HANAKOhanako'])(
  'The password %s is refused as one that somebody who knows this person would try',
  (password) => {
    expect(weaknessOf(password, rules)).toBe('passwordPersonal');
  },
);

test.each([
  'correct horse',
  'hanako likes rallies',
  'rallydays is where I play',
  'うさぎとかめの競走',
])('The password %s is accepted', (password) => {
  expect(weaknessOf(password, rules)).toBeNull();
});
