import { describe, expect, test } from 'vitest';
import { isNameOf } from './publishing.policy.ts';

test('Either name of a tournament named in both languages counts as its name', () => {
  const tournament = { name: '大阪ダブルスカップ｜Osaka Doubles Cup' };
  expect(isNameOf(tournament, '大阪ダブルスカップ')).toBe(true);
  expect(isNameOf(tournament, 'osaka doubles cup')).toBe(true);
  expect(isNameOf(tournament, tournament.name)).toBe(true);
  expect(isNameOf(tournament, 'Osaka')).toBe(false);
});

describe('the typed name of a tournament', () => {
  const tournament = { name: '第3回 さくらカップ Spring Open' };

  test.each([
    '第3回 さくらカップ Spring Open',
    ' 第３回さくらカップ　spring open ',
    '第3回サクラかっぷSPRINGOPEN',
  ])('The typed name %j counts as the name of the tournament', (typed) => {
    expect(isNameOf(tournament, typed)).toBe(true);
  });

  test.each(['', ' ', '第3回', '第2回 さくらカップ Spring Open'])(
    'The typed name %j does not count as the name of the tournament',
    (typed) => {
      expect(isNameOf(tournament, typed)).toBe(false);
    },
  );
});
