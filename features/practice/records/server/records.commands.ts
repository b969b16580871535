import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { MatchStats } from '#domain/scorecard/match-record.ts';
import type { Services } from '#platform/server/services.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import { sameStats } from '../records.policy.ts';

export interface StatsWrite {
  /** Of the match. */
  readonly id: string;
  /** The notes that their writer saw. */
  readonly seen: MatchStats | null;
  readonly stats: MatchStats;
  readonly accountId: string;
}

/** Saves notes on a match, unless the stored notes are not those that the writer saw. Idempotent. */
export async function saveStats(
  { db }: Pick<Services, 'db'>,
  { id, seen, stats, accountId }: StatsWrite,
): Promise<Result<matches.StoredMatch, 'MATCH_NOT_FOUND' | 'MATCH_CHANGED'>> {
  const writable = await matches.findWritable(db, accountId, id);
  if (!writable) return refuse('MATCH_NOT_FOUND');
  return db.transaction(async (tx) => {
    await matches.findIdForUpdate(tx, id);
    const match = (await matches.findById(tx, id))!;
    if (!sameStats(match.stats, seen) && !sameStats(match.stats, stats)) {
      return refuse('MATCH_CHANGED');
    }
    await matches.update(tx, id, { stats });
    return ok((await matches.findById(tx, id))!);
  });
}
