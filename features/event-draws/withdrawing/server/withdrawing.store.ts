import { and, asc, count, eq, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { requestOfEntry } from '#features/entries/withdrawals/server/withdrawals.store.ts';
import { withdrawals } from '#features/entries/withdrawals/server/withdrawals.tables.ts';
import { isReturnedByRule } from '#features/payments/server/payments.refunds.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entrants } from '../../server/event-draws.tables.ts';

export type StoredEntrantToWithdraw = Awaited<ReturnType<typeof listEntrants>>[number];

/** Everybody who was in the list of an event since its entries were closed, with their entries and newest requests. */
export async function listEntrants(db: Db, eventId: number) {
  return entrantsWithEntries(db)
    .where(eq(entrants.eventId, eventId))
    .orderBy(asc(entrants.name), asc(entrants.number));
}

/** How many requests of those in the lists of a tournament wait for their decision, by event. */
export async function countAsked(
  db: Db,
  tournamentId: number,
): Promise<{ readonly eventId: number; readonly count: number }[]> {
  return db
    .select({ eventId: entrants.eventId, count: count() })
    .from(withdrawals)
    .innerJoin(entries, eq(entries.id, withdrawals.entryId))
    .innerJoin(entrants, eq(entrants.entryId, entries.id))
    .where(and(eq(entries.tournamentId, tournamentId), eq(withdrawals.state, 'asked')))
    .groupBy(entrants.eventId)
    .orderBy(asc(entrants.eventId));
}

/** Who has been offered a place of an event and has not answered, with the end of the offer; the first to end first. */
export async function listOffers(db: Db, eventId: number) {
  return db
    .select({
      name: accounts.name,
      until: sql<Date>`${waitingEntries.offerUntil}`.mapWith(waitingEntries.offerUntil),
    })
    .from(waitingEntries)
    .innerJoin(accounts, eq(accounts.id, waitingEntries.accountId))
    .where(and(eq(waitingEntries.eventId, eventId), eq(waitingEntries.state, 'offered')))
    .orderBy(asc(waitingEntries.offerUntil), asc(waitingEntries.id));
}

/** The entrant of an entry, which is locked; null when it is not in the list of the event. */
export async function findForUpdate(
  tx: Db,
  eventId: number,
  entryId: string,
): Promise<StoredEntrantToWithdraw | null> {
  const locked = tx.select({ id: entries.id }).from(entries).where(eq(entries.id, entryId));
  // A check-in refers to the entry, and has the day that a withdrawal locks next.
  await locked.for('no key update');
  const [found] = await entrantsWithEntries(tx).where(
    and(eq(entrants.eventId, eventId), eq(entrants.entryId, entryId)),
  );
  return found ?? null;
}

function entrantsWithEntries(db: Db) {
  return db
    .select({
      entryId: entrants.entryId,
      number: entrants.number,
      name: entrants.name,
      club: entrants.club,
      eventId: entrants.eventId,
      state: entries.state,
      endedAt: entries.endedAt,
      source: entries.source,
      applicationId: entries.applicationId,
      feeYen: entries.feeYen,
      partnerFeeYen: entries.partnerFeeYen,
      /** The fee without what the organizer has given back of it. */
      restYen: sql<number>`${entries.feeYen} - ${entries.grantedYen}`,
      paymentMethod: entries.paymentMethod,
      isReturned: isReturnedByRule,
      request: requestOfEntry,
    })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .$dynamic();
}
