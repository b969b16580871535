import { serialise } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { SetScores } from '#domain/scorecard/set-scores.ts';
import type { Standing } from './scorecard.contract.ts';

/** A match as it stands when a score arrives. */
export interface StandingMatch {
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
 * Two people may score one match at once. The later one does not overwrite what they have not seen: they are told what
 * stands and decide. Whoever sends just what stands already agrees with it, so nothing changes.
 */
export function decide(
  standing: StandingMatch | null,
  score: ArrivingScore,
): 'insert' | 'update' | 'agrees' | 'changed' | 'missing' {
  if (!standing) return score.baseVersion === 0 ? 'insert' : 'missing';
  if (agrees(standing, score)) return 'agrees';
  return standing.version === score.baseVersion ? 'update' : 'changed';
}

/** What stands, told to somebody whose first player is `player1Id`. */
export function toldTo(player1Id: string | number, standing: StandingMatch): Standing {
  const turned = standing.player1.id !== player1Id;
  const [won1 = '0', won2 = '0'] = standing.result.split('-');
  const across = { player1: 'player2', player2: 'player1' } as const;
  return {
    matchId: standing.id,
    version: standing.version,
    sets: serialise(turned ? Scorecard.swapSides(standing.sets) : standing.sets),
    result: turned ? `${won2}-${won1}` : standing.result,
    winner: turned && standing.winner ? across[standing.winner] : standing.winner,
    scoredBy: standing.scoredBy,
    scoredAt: standing.scoredAt,
    removed: standing.removed,
  };
}

function agrees(standing: StandingMatch, score: ArrivingScore): boolean {
  return (
    !standing.removed &&
    toldTo(score.player1Id, standing).sets === serialise(score.sets) &&
    standing.notes === score.notes
  );
}
