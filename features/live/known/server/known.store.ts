import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { acceptedPartner } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The entrants of events in which one of these accounts plays, alone or in a pair, and these entries. */
export async function listEntrantsOf(
  db: Db,
  {
    eventIds,
    accountIds,
    entryIds,
  }: {
    readonly eventIds: readonly number[];
    readonly accountIds: readonly string[];
    readonly entryIds: readonly string[];
  },
) {
  if (eventIds.length === 0) return [];
  return db
    .select({
      eventId: entrants.eventId,
      number: entrants.number,
      entryId: entrants.entryId,
      playerId: entries.accountId,
      partnerId: entryPartners.accountId,
    })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .leftJoin(entryPartners, acceptedPartner)
    .where(
      and(
        inArray(entrants.eventId, [...eventIds]),
        or(
          inArray(entries.accountId, [...accountIds]),
          inArray(entryPartners.accountId, [...accountIds]),
          inArray(entries.id, [...entryIds]),
        ),
      ),
    )
    .orderBy(asc(entrants.eventId), asc(entrants.number));
}
