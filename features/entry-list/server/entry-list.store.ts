import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import {
  factOfPupil,
  readingOfPlayer,
} from '#features/entries/applications/server/applications.school.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { listByTournament as listPartners } from '#features/entries/partners/server/partners.store.ts';
import { clubOfAccount, listedClub } from '#features/entries/server/entries.clubs.store.ts';
import { entryContacts } from '#features/entries/server/entries.contacts.tables.ts';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { entryColumns, ofApplicants } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { isReturnedByRule } from '#features/payments/server/payments.refunds.store.ts';
import type { Gender } from '#features/players/players.vocabulary.ts';
import { readingOfAccount } from '#features/players/server/players.facts.store.ts';
import type { Db } from '#platform/server/db/database.ts';

const person = {
  accountId: accounts.id,
  name: accounts.name,
  reading: readingOfAccount(accounts.id),
  club: sql<string>`coalesce(${clubOfAccount(accounts.id)}, '')`,
  // A deleted account has no address.
  email: sql<string>`case when ${accounts.leftAt} is null then ${accounts.email} else '' end`,
  phone: accounts.phone,
};

/**
 * Of a pupil whom a school has entered, the organizer sees neither address nor phone number: messages go to those who look
 * after the school.
 */
const entrant = {
  accountId: sql<string>`${accounts.id}`,
  /** Of the school; null for who has entered alone. */
  groupId: sql<number | null>`${applications.groupId}`,
  name: sql<string>`coalesce(${accounts.name}, ${entryContacts.name}, '')`,
  reading: readingOfPlayer(accounts.id, 0),
  club: listedClub,
  grade: factOfPupil('school_grade', 0),
  gender: factOfPupil<Gender>('gender', 0),
  email: sql<string>`case when ${applications.id} is null then ${person.email} else '' end`,
  phone: sql<string | null>`case when ${applications.id} is null then ${accounts.phone} end`,
};

/**
 * Everybody on the list of a tournament, in the order in which they applied. The presenter decides what each row is.
 */
export async function listByTournament(db: Db, tournamentId: number) {
  const entered = await db
    .select({ entry: entryColumns, isReturned: isReturnedByRule, person: entrant })
    .from(entries)
    .leftJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(entryContacts, eq(entryContacts.entryId, entries.id))
    .leftJoin(applications, eq(applications.id, entries.applicationId))
    .where(and(eq(entries.tournamentId, tournamentId), ofApplicants))
    .orderBy(asc(entries.createdAt), asc(entries.id));
  const waiting = await db
    .select({ waiting: waitingEntries, person })
    .from(waitingEntries)
    .innerJoin(accounts, eq(accounts.id, waitingEntries.accountId))
    .where(
      and(
        eq(waitingEntries.tournamentId, tournamentId),
        inArray(waitingEntries.state, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitingEntries.turn));
  return {
    entered,
    waiting,
    manual: await manual.listByTournament(db, tournamentId),
    /** Partners of both, by the id of the entry. */
    partners: await listPartners(db, tournamentId),
  };
}

export type EntryListRows = Awaited<ReturnType<typeof listByTournament>>;
