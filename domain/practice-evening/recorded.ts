import type { Side } from '#domain/scorecard/side.ts';
import type { Board } from './board.ts';

/**
 * The board with the winners that the records have by now. A score may be corrected or removed where nobody sees the board;
 * `winners` has null for a removed one, and nothing for a match that the records do not know. For showing only: what a
 * phone sends is the board itself.
 */
export function withRecorded(board: Board, winners: ReadonlyMap<string, Side | null>): Board {
  if (winners.size === 0) return board;
  const matches = board.matches.map((match) => {
    const recorded = winners.get(match.id);
    if (recorded === undefined) return match;
    const { winner: _noted, ...rest } = match;
    return recorded ? { ...rest, winner: recorded } : rest;
  });
  return { ...board, matches };
}
