import { expect, test } from 'vitest';
import { isSame } from './times.policy.ts';

type Shown = Parameters<typeof isSame>[0];

/** A rubber as it is computed, or as the database gives it back: with its keys in another order. */
const shown = (rubber: object) =>
  ({ matchId: '1-0r1', about: new Date(0), place: { round: 1, rubber } }) as unknown as Shown;

test('A rubber that the database gives back with its keys in another order has not changed', () => {
  const computed = shown({ number: 1, name: 'S1' });
  expect(isSame(shown({ name: 'S1', number: 1 }), computed)).toBe(true);
  expect(isSame(shown({ name: 'S2', number: 1 }), computed)).toBe(false);
});
