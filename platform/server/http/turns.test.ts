import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const turns = () => createTurns({ everyMs: 5000, longestMs: 20_000 });

test('The first caller has no wait, and each later one comes five seconds after the one before', () => {
  const turn = turns();
  expect([turn('school', 0), turn('school', 0), turn('school', 1000)]).toEqual([0, 5000, 9000]);
});

test('A caller who would wait for more than twenty seconds gets no turn, and takes none from others', () => {
  const turn = turns();
  const waits = Array.from({ length: 7 }, () => turn('school', 0));
  expect(waits).toEqual([0, 5000, 10_000, 15_000, 20_000, null, null]);
  expect(turn('school', 5000)).toBe(20_000);
});

test('Callers of different keys do not wait for each other, and a pause forgives everything', () => {
  const turn = turns();
  expect([turn('school', 0), turn('school', 0), turn('club', 0)]).toEqual([0, 5000, 0]);
  expect(turn('school', 10_000)).toBe(0);
});
