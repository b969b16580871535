import { eq, inArray } from 'drizzle-orm';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { checkIns, checkInTries } from './check-in.tables.ts';

/** Deletes the check-ins of a person, before their entries and pairs lose the account. */
export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  const own = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  const joined = tx
    .select({ id: entryPartners.id })
    .from(entryPartners)
    .where(eq(entryPartners.accountId, accountId));
  await tx.delete(checkIns).where(inArray(checkIns.personId, own));
  await tx.delete(checkIns).where(inArray(checkIns.personId, joined));
}

/** Deletes the check-ins and wrong codes of tournaments that ended before an instant; gives how many. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const over = endedBefore(before);
  const past = tx.select({ id: tournaments.id }).from(tournaments).where(over);
  const played = tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.tournamentId, past));
  const ticks = await tx
    .delete(checkIns)
    .where(inArray(checkIns.entryId, played))
    .returning({ id: checkIns.personId });
  const tries = await tx
    .delete(checkInTries)
    .where(inArray(checkInTries.tournamentId, past))
    .returning({ id: checkInTries.tournamentId });
  return ticks.length + tries.length;
}
