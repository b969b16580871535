import { expect, test } from 'vitest';
import { pathOf } from './path.ts';
import { record } from './results.ts';
import { players, sampleDraw, win } from './sample-draws.ts';
import type { Draw } from './vocabulary.ts';

const start = sampleDraw(players(8, 8), { placing: 'strength-order' });
const [first] = start.matches;
const [one, other] = [first?.player1 ?? '', first?.player2 ?? ''];
const path = (draw: Draw, ...ids: string[]) => [...pathOf(draw, new Set(ids))];

function afterFirst(): Draw {
  const step = record(start, '1-0', win(one));
  if (!step.ok) throw new Error(step.code);
  return step.value.next;
}

test('The path of a player goes from the first match to the final while nothing is lost', () => {
  expect(path(start, one)).toEqual(['1-0', '2-0', '3-0']);
  expect(path(afterFirst(), one)).toEqual(['1-0', '2-0', '3-0']);
});

test('The path of a player ends with the match that was lost', () => {
  expect(path(afterFirst(), other)).toEqual(['1-0']);
});

test('Players of one club have one path together, and nobody has none', () => {
  expect(path(start, one, start.matches[3]?.player1 ?? '')).toEqual([
    '1-0',
    '2-0',
    '3-0',
    '1-3',
    '2-1',
  ]);
  expect(path(start)).toEqual([]);
});
