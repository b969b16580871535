import { describe, expect, test } from 'vitest';
import { isNameOf } from './publishing.policy.ts';

describe('the typed name of a tournament', () => {
  const tournament = { name: '第3回 さくらカップ Spring Open' };

  test.each([
    '第3回 さくらカップ Spring Open',
    ' 第３回さくらカップ　spring open ',
    '第3回サクラかっぷSPRINGOPEN',
  ])('counts as its name: %j', (typed) => {
    expect(isNameOf(tournament, typed)).toBe(true);
  });

  test.each(['', ' ', '第3回', '第2回 さくらカップ Spring Open'])('does not count: %j', (typed) => {
    expect(isNameOf(tournament, typed)).toBe(false);
  });
});
