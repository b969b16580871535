import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { applicationPlayers } from '#features/entries/applications/server/applications.lines.tables.ts';
import { acceptedPartner } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { hasNoAccount } from '../../server/event-draws.pupils.store.ts';
import { entrants } from '../../server/event-draws.tables.ts';

/**
 * The accounts of these entrants of an event: of who has entered, and of the partner who has accepted in the app. In the order
 * of their ids: two results at once make missing players in one order.
 */
export async function listAccounts(db: Db, eventId: number, numbers: readonly number[]) {
  return accountsOf(db, { eventId, numbers: [...numbers] });
}

const accountsOf = prepared((db) =>
  db
    .select({ number: entrants.number, accountId: accounts.id, name: accounts.name })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .leftJoin(entryPartners, acceptedPartner)
    .innerJoin(
      accounts,
      or(eq(accounts.id, entries.accountId), eq(accounts.id, entryPartners.accountId)),
    )
    .where(
      and(
        eq(entrants.eventId, sql.placeholder('eventId')),
        sql`${entrants.number} = any(${sql.placeholder('numbers')}::int[])`,
      ),
    )
    .orderBy(asc(accounts.id))
    .prepare(''),
);

/** The pupils without an account whom schools have entered among these entrants, both of a pair; none of a team. */
export async function listPupils(db: Db, eventId: number, numbers: readonly number[]) {
  return db
    .select({ number: entrants.number, playerId: applicationPlayers.playerId })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .innerJoin(applicationPlayers, eq(applicationPlayers.entryId, entries.id))
    .where(
      and(
        eq(entrants.eventId, eventId),
        inArray(entrants.number, [...numbers]),
        isNull(entries.team),
        hasNoAccount,
      ),
    )
    .orderBy(asc(entrants.number), asc(applicationPlayers.position));
}
