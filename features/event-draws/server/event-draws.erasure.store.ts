import { eq, inArray } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { entrants } from './event-draws.tables.ts';

/** Leaves the person's numbers in the seeding lists, without anything that says who it was. */
export async function updateFormerPlayer(tx: Db, accountId: string): Promise<void> {
  const own = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx
    .update(entrants)
    .set({ name: FORMER_PLAYER, club: null, points: null, isEstablished: false })
    .where(inArray(entrants.entryId, own));
}
