import { eq, inArray, sql } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { draws } from '#features/matches/draws/server/draws.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
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

/** Seeding orders that the person has saved stay, without saying who it was. */
export async function updateSeeder(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(stages)
    .set({ seededByAccountId: tombstone })
    .where(eq(stages.seededByAccountId, accountId));
}

/** Publications and exchanges of the person are the tombstone's from now on; the draws stay as they are. */
export async function updateAuthor(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(draws)
    .set({ publishedByAccountId: tombstone })
    .where(eq(draws.publishedByAccountId, accountId));
  const { amendments } = draws;
  await tx
    .update(draws)
    .set({
      amendments: sql`(
        select jsonb_agg(
          case change ->> 'by' when ${accountId} then change || jsonb_build_object('by', ${tombstone}::text) else change end
          order by at)
        from jsonb_array_elements(${amendments}) with ordinality as list (change, at)
      )`,
    })
    .where(sql`${amendments} @> jsonb_build_array(jsonb_build_object('by', ${accountId}::text))`);
}
