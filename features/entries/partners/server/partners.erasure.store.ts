import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { entries } from '../../server/entries.tables.ts';
import { entryPartners } from './partners.tables.ts';

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
