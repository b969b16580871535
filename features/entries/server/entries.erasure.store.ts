import { and, asc, eq, inArray } from 'drizzle-orm';
import { LIVE_STATES } from '#domain/entry/vocabulary.ts';
import { isComing, tournamentColumns } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type EntryWithTournament, entryColumns } from './entries.store.ts';
import { entries } from './entries.tables.ts';

/** The places that an account holds in tournaments not over on `today`, whose results are not final, in lock order. */
export async function listHeld(
  db: Db,
  accountId: string,
  today: string,
): Promise<EntryWithTournament[]> {
  return db
    .select({ entry: entryColumns, tournament: tournamentColumns })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(eq(entries.accountId, accountId), inArray(entries.state, LIVE_STATES), isComing(today)),
    )
    .orderBy(asc(tournaments.id));
}

/** Removes the person from the entries that remain, with the names that they gave their teams. */
export async function updateOwner(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(entries)
    .set({ accountId: tombstone, team: null, teamKey: null })
    .where(eq(entries.accountId, accountId));
}
