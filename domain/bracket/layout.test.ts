import { expect, test } from 'vitest';
import { layout } from './layout.ts';
import { nextMatch } from './results.ts';
import { players, sampleDraw } from './sample-draws.ts';

test('A tree of eight has three columns and four rows', () => {
  const { columns, rows, boxes } = layout(sampleDraw(players(8)));
  expect([columns, rows]).toEqual([3, 4]);
  expect(boxes.map(({ matchId, column, row }) => [matchId, column, row])).toEqual([
    ['1-0', 0, 0],
    ['1-1', 0, 1],
    ['1-2', 0, 2],
    ['1-3', 0, 3],
    ['2-0', 1, 0.5],
    ['2-1', 1, 2.5],
    ['3-0', 2, 1.5],
  ]);
});

test('Every match is half way between the two that lead to it, up to 512 players', () => {
  const made = sampleDraw(players(512));
  const { boxes } = layout(made);
  const row = new Map(boxes.map((box) => [box.matchId, box.row]));
  for (const match of made.matches) {
    const following = nextMatch(made, match);
    if (!following) continue;
    const leading = made.matches.filter((other) => nextMatch(made, other)?.id === following.id);
    const rows = leading.map(({ id }) => row.get(id) as number);
    expect(row.get(following.id)).toBe(((rows[0] as number) + (rows[1] as number)) / 2);
  }
});
