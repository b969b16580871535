import { describe, expect, test } from 'vitest';
import { shownMatch } from '#domain/league-table/shown-match.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { matchesMessages as words } from '#features/matches/matches.messages.en.ts';
import { leagueMessages as en } from '../../league.messages.en.ts';
import { cellsOf, looksOf } from './grid-cells.ts';

const [aoki, baba] = [
  { id: 1, short: 'Aoki' },
  { id: 2, short: 'Baba' },
];

/** Aoki's row after a match against Baba that nobody has played. */
function rowAfter(status: Status, winner: Side | null) {
  const match = shownMatch({ player1Id: 1, player2Id: 2, sets: [], winner, status });
  const view = { matchOf: () => match, markOf: () => undefined };
  return cellsOf(aoki, [aoki, baba], view, en, words);
}
const labelAfter = (status: Status, winner: Side | null) => rowAfter(status, winner)[1]?.label;

describe('the cell of a match that was not played to its end', () => {
  test('The label of a walkover names its winner', () => {
    const won = (winner: string) =>
      en.cellDone('Aoki', 'Baba', en.cellWon(words.early.walkover, winner));
    expect(labelAfter('walkover', 'player1')).toBe(won('Aoki'));
    expect(labelAfter('walkover', 'player2')).toBe(won('Baba'));
  });

  test('The label of a match without a winner names nobody', () => {
    const done = en.cellDone('Aoki', 'Baba', words.early.cancelled);
    expect(labelAfter('cancelled', null)).toBe(done);
  });

  test('A row looks different once another player has won the walkover', () => {
    const unlabelled = (winner: Side) =>
      rowAfter('walkover', winner).map((cell) => ({ ...cell, label: '' }));
    expect(looksOf(unlabelled('player2'))).not.toBe(looksOf(unlabelled('player1')));
  });
});
