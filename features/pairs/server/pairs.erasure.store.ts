import { and, asc, eq, inArray } from 'drizzle-orm';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';

/** The pairs and invitations of an account as the partner, with their tournaments, in lock order. */
export async function listByPartner(db: Db, accountId: string) {
  return db
    .select({
      id: entryPartners.id,
      state: entryPartners.state,
      entryId: entryPartners.entryId,
      tournamentId: entries.tournamentId,
    })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(eq(entryPartners.accountId, accountId))
    .orderBy(asc(entries.tournamentId), asc(entryPartners.id));
}

/** The ids of the partners in the entries of an account. */
export async function listIdsByPlayer(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: entryPartners.id })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(eq(entries.accountId, accountId));
  return rows.map(({ id }) => id);
}

/** Removes the person from the pairs that remain, and the names that the person has typed. */
export async function updateOwner(tx: Db, accountId: string, tombstone: string): Promise<void> {
  const own = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx
    .update(entryPartners)
    .set({ name: FORMER_PLAYER, club: '' })
    .where(and(inArray(entryPartners.entryId, own), eq(entryPartners.how, 'name')));
  await tx
    .update(entryPartners)
    .set({ accountId: tombstone })
    .where(eq(entryPartners.accountId, accountId));
}
