import type { CardSet } from '#domain/scorecard/card-set.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { StoredScore } from './matches.contract.ts';

/** The stored match when a score arrives. */
export interface KnownMatch {
  readonly id: string;
  readonly player1: { readonly id: string | number };
  readonly sets: readonly CardSet[];
  readonly result: string;
  readonly winner: Side | null;
  readonly notes: string;
  readonly version: number;
  readonly scoredBy: string | null;
  readonly scoredAt: string | null;
  readonly removed: boolean;
}

/** The stored score, as seen by a scorer whose first player is `player1Id`. */
export function asSeenBy(player1Id: string | number, stored: KnownMatch): StoredScore {
  const turned = stored.player1.id !== player1Id;
  const [won1 = '0', won2 = '0'] = stored.result.split('-');
  return {
    matchId: stored.id,
    version: stored.version,
    sets: serialise(turned ? Scorecard.swapSides(stored.sets) : stored.sets),
    result: turned ? `${won2}-${won1}` : stored.result,
    winner: turned && stored.winner ? opponent(stored.winner) : stored.winner,
    scoredBy: stored.scoredBy,
    scoredAt: stored.scoredAt,
    removed: stored.removed,
  };
}

/** Whether a score with its notes equals the stored one, in either order of the players. */
export function isStored(
  stored: KnownMatch,
  score: {
    readonly player1: { readonly id: string | number };
    readonly sets: readonly CardSet[];
    readonly notes: string;
  },
): boolean {
  return (
    !stored.removed &&
    asSeenBy(score.player1.id, stored).sets === serialise(score.sets) &&
    stored.notes === score.notes
  );
}
