import { and, asc, eq, gt, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Gender } from '#features/players/players.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  factOfPupil,
  readingOfPlayer,
} from '../../applications/server/applications.school.store.ts';
import { clubOfPartner } from '../../server/entries.clubs.store.ts';
import { entries } from '../../server/entries.tables.ts';
import type { PartnerState } from '../partners.vocabulary.ts';
import { entryPartners } from './partners.tables.ts';

export type StoredPartner = typeof entryPartners.$inferSelect;

/** Who plays with the player of an entry, to be joined to entries: a partner who has accepted in the app. */
export const acceptedPartner = and(
  eq(entryPartners.entryId, entries.id),
  eq(entryPartners.state, 'accepted'),
);

/** The same, or a partner of whom only the name is known. */
export const playingPartner = and(
  eq(entryPartners.entryId, entries.id),
  inArray(entryPartners.state, ['accepted', 'named']),
);

/** Partners who have accepted, and those who have still to pay their part. */
export const hasJoined = sql`${entryPartners.state} in ('accepted', 'accepting')`;

/** The partner of an entry, in any state; null if it never had one. */
export async function findByEntry(db: Db, entryId: string): Promise<StoredPartner | null> {
  const [found] = await db.select().from(entryPartners).where(eq(entryPartners.entryId, entryId));
  return found ?? null;
}

/** Stores the partner of an entry in place of the one before. */
export async function upsert(tx: Db, partner: typeof entryPartners.$inferInsert): Promise<void> {
  const row = { accountId: null, name: '', club: '', tokenHash: null, expiresAt: null, ...partner };
  const set = { ...row, payUntil: null, paymentMethod: null, answeredAt: null };
  await tx
    .insert(entryPartners)
    .values(row)
    .onConflictDoUpdate({ target: entryPartners.entryId, set });
}

/** Stores partners of entries that have none yet. */
export async function insertAll(
  tx: Db,
  partners: readonly (typeof entryPartners.$inferInsert)[],
): Promise<void> {
  if (partners.length > 0) await tx.insert(entryPartners).values([...partners]);
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredPartner, 'id' | 'entryId' | 'eventId'>>,
): Promise<void> {
  await tx.update(entryPartners).set(change).where(eq(entryPartners.id, id));
}

/** Partners of a tournament whose time to pay has passed at `now`, with their entries locked. */
export async function listLapsedTurns(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<StoredPartner[]> {
  const rows = await tx
    .select({ partner: entryPartners })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(and(eq(entries.tournamentId, tournamentId), isLapsedTurn(now)))
    .orderBy(asc(entries.id))
    .for('update', { of: entries });
  return rows.map(({ partner }) => partner);
}

/** Ends turns: the invitations are open again, those by a link for anybody. */
export async function updateTurnsEnded(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(entryPartners)
    .set({
      state: 'invited',
      payUntil: null,
      answeredAt: null,
      accountId: sql`case when ${entryPartners.how} = 'link' then null else ${entryPartners.accountId} end`,
    })
    .where(inArray(entryPartners.id, [...ids]));
}

/** Ends the complete pairs of entries that end at `now`. */
export async function updatePairsEnded(
  tx: Db,
  entryIds: readonly string[],
  now: Date,
): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .update(entryPartners)
    .set({ state: 'ended', answeredAt: now })
    .where(and(inArray(entryPartners.entryId, [...entryIds]), eq(entryPartners.state, 'accepted')));
}

/** Lets the open invitations to places of these events that wait for the partner's part end at `until` at the latest. */
export async function updateExpiresAt(
  tx: Db,
  eventIds: readonly number[],
  until: Date,
): Promise<void> {
  const waiting = tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(inArray(entries.eventId, [...eventIds]), eq(entries.state, 'reserved')));
  await tx
    .update(entryPartners)
    .set({ expiresAt: until })
    .where(and(inArray(entryPartners.entryId, waiting), gt(entryPartners.expiresAt, until)));
}

/** Tournaments with a partner whose time to pay has passed at `now`. */
export async function listTournamentsToSweep(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ tournamentId: entries.tournamentId })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(isLapsedTurn(now))
    .limit(500);
  return rows.map((row) => row.tournamentId);
}

function isLapsedTurn(now: Date): SQL | undefined {
  return and(
    eq(entryPartners.state, 'accepting'),
    lte(entryPartners.payUntil, now),
    eq(entries.state, 'reserved'),
    eq(entries.paymentUnderWay, false),
  );
}

/** The partner of an entry as a column of a statement about entries. */
export interface ListedPartner {
  readonly state: PartnerState;
  /** That of the account, or as it was typed; empty where nobody is named, such as behind an open link. */
  readonly name: string;
  readonly club: string;
  /** An instant, ISO 8601. */
  readonly expiresAt: string | null;
  /** Until when the partner can pay their part; an instant, ISO 8601. */
  readonly payUntil: string | null;
  /** Whether the partner has paid their part of a split fee. */
  readonly hasPaid: boolean;
  /** Who has entered; empty for people whom the organizer enters. */
  readonly entrantName: string;
}

/** The partner of each entry of a statement; null without one. */
export const partnerOfEntry = sql<ListedPartner | null>`(
  select jsonb_build_object(
    'state', ${entryPartners.state}, 'name', coalesce(${accounts.name}, ${entryPartners.name}),
    'club', ${entryPartners.club}, 'expiresAt', ${entryPartners.expiresAt}, 'payUntil', ${entryPartners.payUntil},
    'hasPaid', ${entryPartners.paymentMethod} is not null,
    'entrantName', coalesce((select entrant.name from ${accounts} entrant where entrant.id = ${entries.accountId}), '')
  )
  from ${entryPartners} left join ${accounts} on ${eq(accounts.id, entryPartners.accountId)}
  where ${eq(entryPartners.entryId, entries.id)}
)`;

/** The entries of a statement that an account holds, or in which it plays, played or pays as the partner. */
export function heldOrJoined(accountId: string | SQL): SQL {
  // As one array, read first: with "or", PostgreSQL would read the whole table, and with "in", the list for each row.
  return sql`${entries.id} = any(array(${idsHeldOrJoined(accountId)}))`;
}

/** The ids of those entries, as a query. */
export function idsHeldOrJoined(accountId: string | SQL): SQL {
  return sql`
    select ${entries.id} from ${entries} where ${entries.accountId} = ${accountId}
    union all
    select ${entryPartners.entryId} from ${entryPartners}
    where ${entryPartners.accountId} = ${accountId} and ${entryPartners.state} in ('accepted', 'accepting', 'ended')`;
}

/** The events of a tournament in which an account plays, or pays its part, as the partner in a live entry, as one array. */
export function joinedEvents(
  accountId: string | Placeholder,
  tournamentId: number | Placeholder,
): SQL<readonly number[]> {
  return sql<readonly number[]>`array(
    select ${entryPartners.eventId} from ${entryPartners}
    join ${entries} on ${eq(entries.id, entryPartners.entryId)}
    where ${entryPartners.accountId} = ${accountId} and ${hasJoined}
      and ${entries.tournamentId} = ${tournamentId} and ${entries.state} in ('reserved', 'confirmed')
  )`;
}

/** The partners in the entries of a tournament, by the id of the entry. */
export async function listByTournament(db: Db, tournamentId: number) {
  const rows = await db
    .select({
      entryId: entryPartners.entryId,
      id: entryPartners.id,
      state: entryPartners.state,
      accountId: entryPartners.accountId,
      name: sql<string>`coalesce(${accounts.name}, ${entryPartners.name})`,
      reading: readingOfPlayer(entryPartners.accountId, 1),
      club: sql<string>`coalesce(${clubOfPartner}, '')`,
      grade: factOfPupil('school_grade', 1),
      gender: factOfPupil<Gender>('gender', 1),
      expiresAt: entryPartners.expiresAt,
      payUntil: entryPartners.payUntil,
    })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .leftJoin(accounts, eq(accounts.id, entryPartners.accountId))
    .where(eq(entries.tournamentId, tournamentId));
  return new Map(rows.map(({ entryId, ...partner }) => [entryId, partner]));
}
