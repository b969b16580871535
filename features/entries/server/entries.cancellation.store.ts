import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredManualEntry } from '../entry-list/server/entry-list.manual.store.ts';
import * as manual from '../entry-list/server/entry-list.manual.store.ts';
import * as line from '../waiting-list/server/waiting-list.store.ts';
import { take } from './entries.places.store.ts';
import type { StoredEntry } from './entries.store.ts';
import { entries } from './entries.tables.ts';

export interface Cancelled {
  /** As they were: reserved or confirmed. */
  readonly entries: readonly StoredEntry[];
  /** Who stood in the line or had an offer. */
  readonly waiting: readonly line.StoredWaiting[];
  readonly manual: readonly StoredManualEntry[];
}

/**
 * Ends every entry and the waiting list of a locked tournament and frees all its places. A payment under way ends in a
 * refund by itself: its entry is no longer reserved when it settles.
 */
export async function cancelAll(
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<Cancelled> {
  const live = await selectLive(tx, tournament.id).for('update');
  if (live.length > 0) {
    await tx
      .update(entries)
      .set({ state: 'cancelled', endedAt: now })
      .where(
        inArray(
          entries.id,
          live.map((entry) => entry.id),
        ),
      );
  }
  const { waiting, offered } = await line.updateClosed(tx, tournament.id, now);
  const removed = await manual.listByTournament(tx, tournament.id);
  await take(tx, tournament, -(live.length + offered.length));
  return { entries: live, waiting: [...offered, ...waiting], manual: removed };
}

/** Reserved and confirmed entries, in one order everywhere: everybody who is to be told of a change. */
export async function listLive(db: Db, tournamentId: number): Promise<StoredEntry[]> {
  return selectLive(db, tournamentId);
}

/** To be awaited as it is, or locked before. */
function selectLive(db: Db, tournamentId: number) {
  return db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        inArray(entries.state, ['reserved', 'confirmed']),
      ),
    )
    .orderBy(asc(entries.id));
}
