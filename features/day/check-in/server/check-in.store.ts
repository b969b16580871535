import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import {
  pupilOfLine,
  readingOfPlayer,
} from '#features/entries/applications/server/applications.school.store.ts';
import { phoneOfSchool } from '#features/entries/applications/server/applications.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { heldOrJoined, playingPartner } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { clubOfEntry, clubOfPartner } from '#features/entries/server/entries.clubs.store.ts';
import { entryContacts } from '#features/entries/server/entries.contacts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { squads } from '#features/entries/squads/server/squads.tables.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import { lookedAfterBy } from '#features/groups/server/groups.staff.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { CheckInWriter } from '../check-in.vocabulary.ts';
import { checkIns } from './check-in.tables.ts';

/** Somebody with a confirmed place: the player of an entry, its team, or the partner of its player. */
export interface StoredPerson {
  /** The id of the entry, or of the partner in it. */
  readonly id: string;
  readonly entryId: string;
  readonly eventId: number;
  readonly accountId: string | null;
  /** Of a pupil whom a school has entered: the account, else the player. The same in all their entries. */
  readonly pupil: string | null;
  readonly name: string;
  /** In katakana; '' where nobody has given it, and for a team. */
  readonly reading: string;
  readonly partnerName: string | null;
  readonly club: string | null;
  /** Of the entrant; null before the entries are closed. */
  readonly number: number | null;
  /** That of the entry; empty where it gives none. */
  readonly phone: string;
  readonly state: CheckInState;
  readonly version: number;
  readonly by: CheckInWriter | null;
  readonly at: Date | null;
}

/** Everybody in a tournament: both of a pair, one for a team. By event and name. */
export async function listPeople(db: Db, tournamentId: number): Promise<StoredPerson[]> {
  return asPeople(await everybody(db, { tournamentId }));
}

const everybody = prepared((db) =>
  peopleIn(db, eq(entries.tournamentId, sql.placeholder('tournamentId'))).prepare(''),
);

/** Everybody in a tournament is expected again. */
export async function deleteByTournament(tx: Db, tournamentId: number): Promise<void> {
  const own = tx
    .select({ id: entries.id })
    .from(entries)
    .where(eq(entries.tournamentId, tournamentId));
  await tx.delete(checkIns).where(inArray(checkIns.entryId, own));
}

/** The check-ins of an entry, as they are stored. */
export async function listRows(tx: Db, entryId: string) {
  return tx.select().from(checkIns).where(eq(checkIns.entryId, entryId));
}

/** Stores these check-ins of an entry in place of those that it has. */
export async function updateRows(
  tx: Db,
  entryId: string,
  rows: readonly (typeof checkIns.$inferInsert)[],
): Promise<void> {
  await tx.delete(checkIns).where(eq(checkIns.entryId, entryId));
  if (rows.length > 0) await tx.insert(checkIns).values([...rows]);
}

/** What an account is in a tournament: one for each event that it plays. */
export async function listOwn(
  db: Db,
  tournamentId: number,
  accountId: string,
): Promise<StoredPerson[]> {
  const rows = await peopleIn(
    db,
    and(eq(entries.tournamentId, tournamentId), heldOrJoined(accountId)),
  );
  const people = asPeople(rows);
  return people.filter((person) => person.accountId === accountId);
}

/** The people of these entries of a tournament. */
export async function listOfEntries(
  db: Db,
  tournamentId: number,
  entryIds: readonly string[],
): Promise<StoredPerson[]> {
  const which = inArray(entries.id, [...entryIds]);
  return asPeople(await peopleIn(db, and(eq(entries.tournamentId, tournamentId), which)));
}

/** The teams in a tournament that were entered for a school which an account looks after, or whose squad is of such a school. */
export async function listOfSchools(
  db: Db,
  tournamentId: number,
  accountId: string,
): Promise<StoredPerson[]> {
  const schools = lookedAfterBy(db, accountId);
  const teams = db
    .select({ id: entries.id })
    .from(entries)
    .leftJoin(applications, eq(applications.id, entries.applicationId))
    .leftJoin(squads, eq(squads.entryId, entries.id))
    .where(
      and(
        isNotNull(entries.team),
        or(inArray(applications.groupId, schools), inArray(squads.groupId, schools)),
      ),
    );
  return asPeople(
    await peopleIn(db, and(eq(entries.tournamentId, tournamentId), inArray(entries.id, teams))),
  );
}

const partnerAccounts = alias(accounts, 'partner_accounts');
const partnerCheckIns = alias(checkIns, 'partner_check_ins');

function peopleIn(db: Db, which: SQL | undefined) {
  return db
    .select({
      entryId: entries.id,
      eventId: entries.eventId,
      number: entrants.number,
      // Of a pupil whom a school has entered, the desk calls the school.
      phone: sql<string>`case when ${entries.applicationId} is null
        then coalesce(${accounts.phone}, ${entryContacts.phone}, '') else ${phoneOfSchool} end`,
      player: {
        accountId: entries.accountId,
        pupil: pupilOfLine(0),
        name: sql<string>`coalesce(${entries.team}, ${accounts.name}, ${entryContacts.name})`,
        reading: sql<string>`case when ${entries.team} is null then ${readingOfPlayer(entries.accountId, 0)} else '' end`,
        club: clubOfEntry,
      },
      tick: checkIns,
      partner: {
        id: entryPartners.id,
        accountId: entryPartners.accountId,
        pupil: pupilOfLine(1),
        name: sql<string>`coalesce(${partnerAccounts.name}, ${entryPartners.name})`,
        reading: readingOfPlayer(entryPartners.accountId, 1),
        club: clubOfPartner,
      },
      partnerTick: partnerCheckIns,
    })
    .from(entries)
    .leftJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(entrants, eq(entrants.entryId, entries.id))
    .leftJoin(entryContacts, eq(entryContacts.entryId, entries.id))
    .leftJoin(entryPartners, playingPartner)
    .leftJoin(partnerAccounts, eq(partnerAccounts.id, entryPartners.accountId))
    .leftJoin(checkIns, eq(checkIns.personId, entries.id))
    .leftJoin(partnerCheckIns, eq(partnerCheckIns.personId, entryPartners.id))
    .where(and(eq(entries.state, 'confirmed'), which))
    .orderBy(asc(entries.eventId), asc(entries.createdAt), asc(entries.id));
}

function asPeople(rows: Awaited<ReturnType<typeof peopleIn>>): StoredPerson[] {
  return rows.flatMap(({ player, tick, partner, partnerTick, ...entry }): StoredPerson[] => {
    const first = { ...entry, ...player, ...tickFrom(tick), id: entry.entryId };
    // A left join without a partner gives null ids, whatever the columns say.
    if (partner?.id == null) return [{ ...first, partnerName: null }];
    return [
      { ...first, partnerName: partner.name },
      { ...entry, ...partner, ...tickFrom(partnerTick), partnerName: player.name },
    ];
  });
}

function tickFrom(row: typeof checkIns.$inferSelect | null) {
  if (!row) return { state: 'expected' as const, version: 0, by: null, at: null };
  return { state: row.state, version: row.version, by: row.by, at: row.at };
}

/** Stores the states of people, each with its next version. */
export async function upsertAll(
  tx: Db,
  people: readonly Pick<StoredPerson, 'id' | 'entryId' | 'version'>[],
  written: { readonly state: CheckInState; readonly by: CheckInWriter; readonly at: Date },
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insert(checkIns)
    .values(
      people.map(({ id, entryId, version }) => ({
        personId: id,
        entryId,
        version: version + 1,
        ...written,
      })),
    )
    .onConflictDoUpdate({
      target: checkIns.personId,
      set: { ...written, version: sql`excluded.version` },
    });
}
