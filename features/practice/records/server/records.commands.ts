import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { MatchStats } from '#domain/scorecard/match-record.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import type { Services } from '#platform/server/services.ts';
import { practiceOwner } from '../../server/practice.owner.provider.ts';
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
  const found = await matches.findById(db, id);
  if (!found || found.removed) return refuse('MATCH_NOT_FOUND');
  const { write } = await practiceOwner.findRights(db, { id: accountId }, found);
  if (!write) return refuse('MATCH_NOT_FOUND');
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
