import { expect, test } from 'vitest';
import {
  isRubber,
  isRubberSide,
  MATCH_ID,
  rubberId,
  rubberSide,
  splitMatchId,
  squadNumbersOf,
  teamOf,
} from './ties.sides.policy.ts';

test.each([
  { team: '3', line: [1], side: '30100' },
  { team: '3', line: [1, 4], side: '30104' },
  { team: '512', line: [12, 99], side: '5121299' },
])('The side of players $line of team $team is $side, and is read back', ({ team, line, side }) => {
  expect(rubberSide(team, line)).toBe(side);
  expect(teamOf(side)).toBe(team);
  expect(squadNumbersOf(side)).toEqual(line);
  expect(isRubberSide(side)).toBe(true);
});

test.each([{ line: [null] }, { line: [1, null] }, { line: [] }])(
  'A line with a missing player ($line) is no side',
  ({ line }) => {
    expect(rubberSide('3', line)).toBeNull();
  },
);

test('A team is its own team, and names no players', () => {
  expect(teamOf('512')).toBe('512');
  expect(squadNumbersOf('512')).toEqual([]);
  expect(isRubberSide('512')).toBe(false);
});

test('The id of a rubber names its tie and its number', () => {
  expect(rubberId('1-1-2', 3)).toBe('1-1-2r3');
  expect(splitMatchId('1-1-2r3')).toEqual({ matchId: '1-1-2', rubber: 3 });
  expect(splitMatchId('2-5')).toEqual({ matchId: '2-5', rubber: null });
  expect(['1-1-2r3', '2-5'].map(isRubber)).toEqual([true, false]);
});

test.each([
  { id: '2-5', is: true },
  { id: '1-1-2', is: true },
  { id: '2-5r3', is: true },
  { id: '2-5r', is: false },
  { id: '2', is: false },
  { id: "2-5'", is: false },
])('$id is an id of a match: $is', ({ id, is }) => {
  expect(MATCH_ID.test(id)).toBe(is);
});
