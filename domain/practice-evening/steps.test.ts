import { expect, it } from 'vitest';
import { EMPTY_BOARD } from './board.ts';
import { arrive, fill, setCourts } from './steps.ts';

it('A court is filled with people of near strength, by rates that are not on the board', () => {
  const first = arrive(EMPTY_BOARD, { id: 'first' }, 0);
  const here = ['strong', 'even'].reduce((board, id) => arrive(board, { id }, 1), first);
  const open = setCourts(here, { count: 1, rule: 'singles' }, 2);
  const rates = new Map([
    ['first', 1500],
    ['strong', 2000],
    ['even', 1480],
  ]);
  const filled = fill(open, { randomSeed: 1, rates }, { at: 3, newId: () => 'match' });
  expect(filled.matches[0]?.sides).toEqual([['first'], ['even']]);
  expect(JSON.stringify(filled)).not.toContain('1480');
});
