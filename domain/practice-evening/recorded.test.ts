import { expect, it } from 'vitest';
import { type Board, EMPTY_BOARD } from './board.ts';
import { withRecorded } from './recorded.ts';

const match = { court: 'c1', sides: [['1'], ['2']], begun: 0, ended: 1, changedAt: 1 } as const;
const board: Board = {
  ...EMPTY_BOARD,
  matches: [
    { ...match, id: 'noted', state: 'finished', winner: 'player1' },
    { ...match, id: 'not noted', state: 'finished' },
  ],
};
const winners = (...recorded: [string, 'player1' | 'player2' | null][]) =>
  withRecorded(board, new Map(recorded)).matches.map(({ winner }) => winner);

it('A score that was corrected in the records has its winner on the board', () => {
  expect(winners(['noted', 'player2'])).toEqual(['player2', undefined]);
});

it('A score that no phone has noted on the board has its winner there', () => {
  expect(winners(['not noted', 'player2'])).toEqual(['player1', 'player2']);
});

it('A score that was removed from the records leaves no winner, and an unknown one what was noted', () => {
  expect(winners(['noted', null])).toEqual([undefined, undefined]);
  expect(winners()).toEqual(['player1', undefined]);
});
