import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIVE_STATES } from '#domain/entry/vocabulary.ts';
import { accountRates, accounts } from '#features/accounts/server/accounts.tables.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { acceptedPartner, heldOrJoined } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { clubOfEntry, clubOfPartner } from '#features/entries/server/entries.clubs.store.ts';
import { entryContacts } from '#features/entries/server/entries.contacts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { entrants } from './event-draws.tables.ts';

export type StoredEntrant = typeof entrants.$inferSelect & {
  /** The entry is still confirmed. */
  readonly isIn: boolean;
  /** When it ended; null while it is confirmed. */
  readonly endedAt: Date | null;
  /** In the order of strength of the school that has entered it; null for all others. */
  readonly rankInClub: number | null;
  /** Null for somebody without an account, whom the organizer has entered. */
  readonly accountId: string | null;
  /** The other of a pair, who has accepted in the app. */
  readonly partner: { readonly id: string; readonly accountId: string | null } | null;
};
export type NewEntrant = Omit<typeof entrants.$inferInsert, 'rank'>;

/** Everybody who was in the list of an event since its entries were closed, by number. */
export async function listEntrants(db: Db, eventId: number): Promise<StoredEntrant[]> {
  return entrantsOf(db, { eventId });
}

const entrantsOf = prepared((db) =>
  db
    .select({
      eventId: entrants.eventId,
      number: entrants.number,
      entryId: entrants.entryId,
      name: entrants.name,
      club: entrants.club,
      points: entrants.points,
      isEstablished: entrants.isEstablished,
      rank: entrants.rank,
      rankInClub: entries.rankInClub,
      isIn: sql<boolean>`${entries.state} = 'confirmed'`,
      endedAt: entries.endedAt,
      accountId: entries.accountId,
      partner: { id: entryPartners.id, accountId: entryPartners.accountId },
    })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .leftJoin(entryPartners, acceptedPartner)
    .where(eq(entrants.eventId, sql.placeholder('eventId')))
    .orderBy(asc(entrants.number))
    .prepare(''),
);

/** The numbers of these accounts in the lists of a tournament's events, alone or as the other of a pair, by event. */
export async function listNumbersOfAccounts(
  db: Db,
  tournamentId: number,
  accountIds: readonly string[],
) {
  return db
    .select({
      eventId: entrants.eventId,
      number: entrants.number,
      accountId: entries.accountId,
      partnerId: entryPartners.accountId,
    })
    .from(entries)
    .innerJoin(entrants, eq(entrants.entryId, entries.id))
    .leftJoin(entryPartners, acceptedPartner)
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        or(
          inArray(entries.accountId, [...accountIds]),
          inArray(entryPartners.accountId, [...accountIds]),
        ),
      ),
    )
    .orderBy(asc(entrants.eventId), asc(entrants.number));
}

/** The confirmed entries of an event with what is known of their players now, by id. */
export async function listConfirmed(tx: Db, eventId: number): Promise<Confirmed[]> {
  return confirmed(tx)
    .where(and(eq(entries.eventId, eventId), eq(entries.state, 'confirmed')))
    .orderBy(asc(entries.id));
}

/** The same of one entry; null when it is not confirmed. */
export async function findConfirmed(tx: Db, entryId: string): Promise<Confirmed | null> {
  const [found] = await confirmed(tx).where(
    and(eq(entries.id, entryId), eq(entries.state, 'confirmed')),
  );
  return found ?? null;
}

/** The number of an entry in the list of its event; null when it is not in it. */
export async function findNumber(tx: Db, entryId: string): Promise<number | null> {
  const [found] = await tx
    .select({ number: entrants.number })
    .from(entrants)
    .where(eq(entrants.entryId, entryId));
  return found?.number ?? null;
}

/** The numbers of an event's entrants, with their entries. */
export async function listNumbersOf(db: Db, eventId: number) {
  return db
    .select({ number: entrants.number, entryId: entrants.entryId })
    .from(entrants)
    .where(eq(entrants.eventId, eventId));
}

/** The tournaments, neither cancelled nor final, in which an account has a place, or plays as a partner, by id. */
export async function listOpenTournamentsOf(tx: Db, accountId: string): Promise<number[]> {
  const found = await tx
    .selectDistinct({ id: entries.tournamentId })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(
      and(
        heldOrJoined(accountId),
        inArray(entries.state, LIVE_STATES),
        isNull(tournaments.finalizedAt),
        ne(tournaments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(entries.tournamentId));
  return found.map(({ id }) => id);
}

/** The confirmed entries of an account, and those in which it is the partner, in the lists of the closed events of a tournament. */
export async function listClosedOf(tx: Db, accountId: string, tournamentId: number) {
  return tx
    .select({ entryId: entrants.entryId, eventId: entrants.eventId, number: entrants.number })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .innerJoin(events, eq(events.id, entries.eventId))
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        heldOrJoined(accountId),
        eq(entries.state, 'confirmed'),
        isNotNull(events.closedAt),
      ),
    )
    .orderBy(asc(entrants.eventId), asc(entrants.number));
}

export type Confirmed = Pick<StoredEntrant, 'entryId' | 'name' | 'club' | 'points'> & {
  readonly accountId: string | null;
  readonly partnerAccountId: string | null;
};

const partnerAccounts = alias(accounts, 'partner_accounts');

/** A team's name stands for its players. The names of a pair are one name, and so are their clubs where they differ. */
function confirmed(tx: Db) {
  const newest = tx
    .select({ points: accountRates.points })
    .from(accountRates)
    .where(eq(accountRates.accountId, entries.accountId))
    .orderBy(desc(accountRates.at), desc(accountRates.id))
    .limit(1);
  return tx
    .select({
      entryId: entries.id,
      name: sql<string>`coalesce(${entries.team}, concat_ws(
        ${PAIR_JOINT}::text, coalesce(${accounts.name}, ${entryContacts.name}),
        coalesce(${partnerAccounts.name}, ${entryPartners.name})
      ))`,
      club: sql<string | null>`nullif(
        concat_ws(${PAIR_JOINT}::text, ${clubOfEntry}, nullif(${clubOfPartner}, ${clubOfEntry})), ''
      )`,
      // The rating of the contact person says nothing of the team.
      points: sql<number | null>`case when ${entries.team} is null then (${newest}) end`,
      accountId: entries.accountId,
      partnerAccountId: entryPartners.accountId,
    })
    .from(entries)
    .leftJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(entryContacts, eq(entryContacts.entryId, entries.id))
    .leftJoin(
      entryPartners,
      and(
        eq(entryPartners.entryId, entries.id),
        inArray(entryPartners.state, ['accepted', 'named', 'ended']),
      ),
    )
    .leftJoin(partnerAccounts, eq(partnerAccounts.id, entryPartners.accountId))
    .$dynamic();
}

/** Stores entrants; who is in the list already gets what is known now, and stays on number and rank. */
export async function upsertEntrants(tx: Db, rows: readonly NewEntrant[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(entrants)
    .values([...rows])
    .onConflictDoUpdate({
      target: entrants.entryId,
      set: {
        name: sql`excluded.name`,
        club: sql`excluded.club`,
        points: sql`excluded.points`,
        isEstablished: sql`excluded.is_established`,
      },
    });
}

/** Deletes the entrants of an event whose entries are none of these. */
export async function deleteOthers(
  tx: Db,
  eventId: number,
  entryIds: readonly string[],
): Promise<void> {
  await tx
    .delete(entrants)
    .where(and(eq(entrants.eventId, eventId), notInArray(entrants.entryId, [...entryIds])));
}

/** Stores the organizer's order, the strongest first; null leaves nobody ranked. */
export async function updateRanks(
  tx: Db,
  eventId: number,
  order: readonly number[] | null,
): Promise<void> {
  const rank = order
    ? sql`array_position(${sql.param(order)}::int[], ${entrants.number}::int)`
    : sql`null`;
  await tx.update(entrants).set({ rank }).where(eq(entrants.eventId, eventId));
}

export interface PeopleCount {
  readonly confirmed: number;
  /** Places that are reserved or offered. */
  readonly held: number;
  readonly waiting: number;
}

/** How many people have, hold or wait for a place of an event. */
export async function countPeople(db: Db, eventId: number): Promise<PeopleCount> {
  const entered = await db
    .select({ state: entries.state, people: count() })
    .from(entries)
    .where(and(eq(entries.eventId, eventId), inArray(entries.state, LIVE_STATES)))
    .groupBy(entries.state);
  const listed = await db
    .select({ state: waitingEntries.state, people: count() })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.eventId, eventId),
        inArray(waitingEntries.state, ['waiting', 'offered']),
      ),
    )
    .groupBy(waitingEntries.state);
  const of = (rows: readonly { state: string; people: number }[], state: string) =>
    rows.find((row) => row.state === state)?.people ?? 0;
  return {
    confirmed: of(entered, 'confirmed'),
    held: of(entered, 'reserved') + of(listed, 'offered'),
    waiting: of(listed, 'waiting'),
  };
}

/** Who saved the order of a seeding list last. */
export interface Seeder {
  readonly name: string;
  readonly at: Date;
}

/** Null while nobody has saved the order of the event's list. */
export async function findSeeder(db: Db, eventId: number): Promise<Seeder | null> {
  const [found] = await db
    .select({ name: accounts.name, at: stages.seededAt })
    .from(stages)
    .innerJoin(accounts, eq(accounts.id, stages.seededByAccountId))
    .where(and(eq(stages.eventId, eventId), eq(stages.position, 0)));
  return found?.at ? { name: found.name, at: found.at } : null;
}
