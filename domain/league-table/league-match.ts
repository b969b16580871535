import type { CardSet } from '#domain/scorecard/card-set.ts';
import { setsWon } from '#domain/scorecard/scorecard.ts';
import type { BySide, Side } from '#domain/scorecard/side.ts';

export type PlayerId = string | number;

/** A key for two players of a league, in either order. */
export function pairKey(a: PlayerId, b: PlayerId): string {
  return [a, b]
    .map((id) => JSON.stringify(id))
    .sort()
    .join(' ');
}

/** A match of a league that is over. At most one for each pair. */
export interface LeagueMatch<Id extends PlayerId> {
  readonly player1Id: Id;
  readonly player2Id: Id;
  /** Null where nobody won: neither side came, or the match was cancelled. */
  readonly winner: Side | null;
  /** As saved by the scorecard; empty when nothing was played. */
  readonly sets: readonly CardSet[];
  /** Where the scores alone do not say who won the sets: a set that was still going on is nobody's. */
  readonly countedSetsWon?: BySide<number>;
  /** Of a tie between teams, which has no sets of its own: the sums of its rubbers. */
  readonly tie?: TieSums;
  /** The loser did not play the match or did not finish it. The sets given still count. */
  readonly walkover?: boolean;
  /** It will not be played: it counts for nobody, and the table does not wait for it. */
  readonly isCancelled?: boolean;
}

/** What a tie counts for each side. */
export interface TieSums {
  readonly rubbers: BySide<number>;
  readonly games: BySide<number>;
  readonly points: BySide<number>;
}

/** What a cell of the grid shows, from the side of the player in its row. */
export interface CellScore {
  readonly won: boolean;
  /** Sets won by the row's player, then by the other. */
  readonly sets: readonly [number, number];
}

/** Finds the match of two players, in either order, without searching; null while it is open. */
export function byPair<Match extends LeagueMatch<PlayerId>>(
  matches: readonly Match[],
): (a: Match['player1Id'], b: Match['player1Id']) => Match | null {
  const rows = new Map<PlayerId, Map<PlayerId, Match>>();
  const put = (from: PlayerId, to: PlayerId, match: Match) => {
    const row = rows.get(from) ?? new Map<PlayerId, Match>();
    rows.set(from, row.set(to, match));
  };
  for (const match of matches) {
    put(match.player1Id, match.player2Id, match);
    put(match.player2Id, match.player1Id, match);
  }
  return (a, b) => rows.get(a)?.get(b) ?? null;
}

/** The score of a match as the given player sees it. */
export function cellScore<Id extends PlayerId>(match: LeagueMatch<Id>, rowPlayer: Id): CellScore {
  const won: BySide<number> = setsWon(match.sets);
  return rowPlayer === match.player1Id
    ? { won: match.winner === 'player1', sets: [won.player1, won.player2] }
    : { won: match.winner === 'player2', sets: [won.player2, won.player1] };
}
