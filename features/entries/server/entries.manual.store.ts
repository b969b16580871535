import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { teamKey } from '../teams/teams.policy.ts';
import { entryContacts } from './entries.contacts.tables.ts';
import { entries } from './entries.tables.ts';

/** Entries that the organizer makes for people without an account. */

const manualColumns = {
  id: entries.id,
  tournamentId: entries.tournamentId,
  eventId: entries.eventId,
  name: entryContacts.name,
  club: entryContacts.club,
  email: entryContacts.email,
  phone: entryContacts.phone,
  note: entryContacts.note,
  /** What was paid outside the app, according to the organizer; whole yen. */
  paidYen: entries.feeYen,
  /** What of it the organizer has given back, according to a note; whole yen. */
  grantedYen: entries.grantedYen,
  createdAt: entries.createdAt,
  removedAt: entries.endedAt,
};

export type StoredManualEntry = Awaited<ReturnType<typeof listByTournament>>[number];
export type ManualEntry = Pick<
  StoredManualEntry,
  'id' | 'name' | 'email' | 'phone' | 'note' | 'paidYen'
> & {
  /** The school or club. */
  readonly club?: string | undefined;
  /** The name of the team, in an event for teams. */
  readonly team?: string;
};

/** People whom the organizer has entered and not removed. */
export async function listByTournament(db: Db, tournamentId: number) {
  return manual(db)
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        eq(entries.state, 'confirmed'),
        isNull(entries.applicationId),
      ),
    )
    .orderBy(asc(entries.createdAt), asc(entries.id));
}

/** One person whom the organizer entered, removed or not. */
export async function findById(db: Db, id: string): Promise<StoredManualEntry | null> {
  const [found] = await manual(db).where(and(eq(entries.id, id), isNull(entries.applicationId)));
  return found ?? null;
}

/** Which of these ids are stored, as an entry of any kind. */
export async function listKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

/** Enters people for one event; the organizer's word confirms them. */
export async function insertAll(
  tx: Db,
  people: readonly ManualEntry[],
  event: { readonly tournamentId: number; readonly eventId: number; readonly now: Date },
): Promise<void> {
  if (people.length === 0) return;
  const { now, ...place } = event;
  await tx.insert(entries).values(
    people.map(({ id, paidYen, team = null }) => ({
      ...place,
      id,
      team,
      teamKey: team === null ? null : teamKey(team),
      source: 'organizer' as const,
      state: 'confirmed' as const,
      feeYen: paidYen,
      createdAt: now,
      confirmedAt: now,
    })),
  );
  await tx.insert(entryContacts).values(
    people.map(({ id: entryId, name, club = '', email, phone, note }) => ({
      entryId,
      name,
      club,
      email,
      phone,
      note,
    })),
  );
}

/** Stores another name, school or way to reach somebody. */
export async function updateContact(
  tx: Db,
  entryId: string,
  contact: Pick<StoredManualEntry, 'name' | 'club' | 'email' | 'phone'>,
): Promise<void> {
  await tx.update(entryContacts).set(contact).where(eq(entryContacts.entryId, entryId));
}

export async function updateRemoved(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(entries).set({ state: 'withdrawn', endedAt: now }).where(eq(entries.id, id));
}

function manual(db: Db) {
  return db
    .select(manualColumns)
    .from(entries)
    .innerJoin(entryContacts, eq(entryContacts.entryId, entries.id))
    .$dynamic();
}
