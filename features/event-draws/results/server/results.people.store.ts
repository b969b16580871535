import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entrants } from '../../server/event-draws.tables.ts';

/**
 * The accounts of these entrants of an event: of who has entered, and of the partner who has accepted in the app. In the order
 * of their ids: two results at once make missing players in one order.
 */
export async function listAccounts(db: Db, eventId: number, numbers: readonly number[]) {
  return db
    .select({ number: entrants.number, accountId: accounts.id, name: accounts.name })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .leftJoin(
      entryPartners,
      and(eq(entryPartners.entryId, entries.id), eq(entryPartners.state, 'accepted')),
    )
    .innerJoin(
      accounts,
      or(eq(accounts.id, entries.accountId), eq(accounts.id, entryPartners.accountId)),
    )
    .where(and(eq(entrants.eventId, eventId), inArray(entrants.number, [...numbers])))
    .orderBy(asc(accounts.id));
}
