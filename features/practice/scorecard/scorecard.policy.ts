import { serialise } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { SetScores } from '#domain/scorecard/set-scores.ts';
import type { StoredScore } from './scorecard.contract.ts';

/** A match as it is stored when a score arrives. */
export interface KnownMatch {
  readonly id: string;
  readonly player1: { readonly id: string | number };
  readonly sets: readonly SetScores[];
  readonly result: string;
  readonly winner: 'player1' | 'player2' | null;
  readonly notes: string;
  readonly version: number;
  readonly scoredBy: string | null;
  readonly scoredAt: string | null;
  readonly removed: boolean;
}

/** The score that arrives, with the version that its writer saw. */
export interface ArrivingScore {
  readonly baseVersion: number;
  readonly player1Id: string | number;
  readonly sets: readonly SetScores[];
  readonly notes: string;
}

/**
 * Two people may score one match at once. The later one does not overwrite what they have not seen: they get the stored
 * score and decide. A score that equals the stored one agrees with it, so nothing changes.
 */
export function decide(
  stored: KnownMatch | null,
  score: ArrivingScore,
): 'insert' | 'update' | 'agrees' | 'changed' | 'missing' {
  if (!stored) return score.baseVersion === 0 ? 'insert' : 'missing';
  if (agrees(stored, score)) return 'agrees';
  return stored.version === score.baseVersion ? 'update' : 'changed';
}

/** The stored score, for somebody whose first player is `player1Id`. */
export function asSeenBy(player1Id: string | number, stored: KnownMatch): StoredScore {
  const turned = stored.player1.id !== player1Id;
  const [won1 = '0', won2 = '0'] = stored.result.split('-');
  const across = { player1: 'player2', player2: 'player1' } as const;
  return {
    matchId: stored.id,
    version: stored.version,
    sets: serialise(turned ? Scorecard.swapSides(stored.sets) : stored.sets),
    result: turned ? `${won2}-${won1}` : stored.result,
    winner: turned && stored.winner ? across[stored.winner] : stored.winner,
    scoredBy: stored.scoredBy,
    scoredAt: stored.scoredAt,
    removed: stored.removed,
  };
}

function agrees(stored: KnownMatch, score: ArrivingScore): boolean {
  return (
    !stored.removed &&
    asSeenBy(score.player1Id, stored).sets === serialise(score.sets) &&
    stored.notes === score.notes
  );
}
