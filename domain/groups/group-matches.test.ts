import { expect, it } from 'vitest';
import { groupMatches } from './group-matches.ts';

const GROUP = ['A', 'B', 'C', 'D'];
const umpires = (out: readonly string[]) =>
  groupMatches(GROUP, [], new Set(out))
    .filter(({ isOff }) => !isOff)
    .map(({ player1, player2, umpire }) => `${player1}-${player2} (${umpire ?? '-'})`);

it('Who has withdrawn from a group umpires none of its matches', () => {
  expect(umpires([])).toContain('A-B (4)');
  expect(umpires(['D'])).toEqual(['B-C (1)', 'A-C (-)', 'A-B (-)']);
});
