import {
  and,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  min,
  ne,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import {
  type StoredTournament,
  tournamentColumns,
} from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { applications } from '../applications/server/applications.tables.ts';
import { joinedEvents } from '../partners/server/partners.store.ts';
import { entryPartners } from '../partners/server/partners.tables.ts';
import {
  isLiveWaiting,
  isOpenOffer,
  type StoredWaiting,
} from '../waiting-list/server/waiting-list.store.ts';
import { waitingEntries } from '../waiting-list/server/waiting-list.tables.ts';
import { entryColumns, live, mayLapse, type NewEntry, type StoredEntry } from './entries.store.ts';
import { entries } from './entries.tables.ts';

/**
 * What an application for a place reads and writes under the lock of its tournament, in one exchange with the database
 * each, because all other applicants wait meanwhile.
 */

export interface Claims {
  readonly tournament: StoredTournament;
  /** The account's live entries of the tournament's events. */
  readonly held: readonly StoredEntry[];
  /** The account's places in their waiting lists. */
  readonly waiting: readonly StoredWaiting[];
  /** The tournament's events in which the account plays as somebody's partner. */
  readonly joined: readonly number[];
  /** Those of the ids that an entry of any account has. */
  readonly takenIds: ReadonlySet<string>;
  /** When the first unpaid place or offer of the tournament expires that is not freed yet; null without any. */
  readonly nextLapse: Date | null;
}

/** A tournament with what an account already has in it; null without the tournament. */
export async function find(
  tx: Db,
  { ids, accountId, tournamentId }: Claimant,
): Promise<Claims | null> {
  const [rows, taken] = await Promise.all([
    claimRows(tx, { accountId, tournamentId }),
    takenRows(tx, { ids: [...ids] }),
  ]);
  const [row] = rows;
  if (!row) return null;
  return {
    tournament: row.tournament,
    held: distinct(rows.map(({ entry }) => entry)) as StoredEntry[],
    waiting: distinct(rows.map(({ waiting }) => waiting)),
    joined: row.joined,
    takenIds: new Set(taken.map(({ id }) => id)),
    nextLapse: row.nextLapse,
  };
}

const claimRows = prepared((db) => {
  const [accountId, tournamentId] = [sql.placeholder('accountId'), sql.placeholder('tournamentId')];
  const own = and(eq(entries.accountId, accountId), eq(entries.tournamentId, tournamentId), live);
  return db
    .select({
      tournament: tournamentColumns,
      entry: entries,
      waiting: waitingEntries,
      joined: joinedEvents(accountId, tournamentId),
      nextLapse: nextLapse(db, tournamentId),
    })
    .from(tournaments)
    .leftJoin(entries, own)
    .leftJoin(waitingEntries, isLiveWaiting(accountId, tournamentId))
    .where(eq(tournaments.id, tournamentId))
    .prepare('');
});

// Beside the other statement: joined to it, a list of ids lets the database plan at each call.
const takenRows = prepared((db) =>
  db
    .select({ id: entries.id })
    .from(entries)
    .where(sql`${entries.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(''),
);

interface Claimant {
  /** The ids that the account's new entries would get. */
  readonly ids: readonly string[];
  readonly accountId: string;
  readonly tournamentId: number;
}

/**
 * The most live entries of an event by the members of one group of the account; 0 for an account without groups. A player
 * of two clubs counts for both.
 */
export async function countOfClub(tx: Db, accountId: string, eventId: number): Promise<number> {
  const mine = alias(groupMembers, 'mine');
  const theirs = alias(groupMembers, 'theirs');
  const [row] = await tx
    .select({ entered: countDistinct(entries.id) })
    .from(mine)
    .innerJoin(groups, and(eq(groups.id, mine.groupId), isNull(groups.deletedAt)))
    .innerJoin(theirs, and(eq(theirs.groupId, mine.groupId), isNull(theirs.leftAt)))
    .innerJoin(
      entries,
      and(
        eq(entries.eventId, eventId),
        or(eq(entries.accountId, theirs.accountId), isOfGroup(tx, mine.groupId)),
      ),
    )
    .where(and(eq(mine.accountId, accountId), isNull(mine.leftAt), live))
    .groupBy(mine.groupId)
    .orderBy(desc(countDistinct(entries.id)))
    .limit(1);
  return row?.entered ?? 0;
}

/** The lines of the applications of a group, with pupils who have no account. */
function isOfGroup(tx: Db, groupId: SQLWrapper): SQL {
  const own = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.groupId, groupId));
  return inArray(entries.applicationId, own);
}

/** Whether an account is the second of a pair that a school has entered for an event. */
export async function existsSchoolPair(
  tx: Db,
  { accountId, eventId }: { readonly accountId: string; readonly eventId: number },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: entries.id })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(
      and(
        eq(entryPartners.accountId, accountId),
        eq(entryPartners.eventId, eventId),
        isNotNull(entries.applicationId),
        live,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether a live entry of an event, other than `but`, has one of these teams. */
export async function existsTeam(
  tx: Db,
  { eventId, teamKeys, but }: { eventId: number; teamKeys: readonly string[]; but?: string },
): Promise<boolean> {
  if (teamKeys.length === 0) return false;
  const others = but === undefined ? undefined : ne(entries.id, but);
  const [found] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.eventId, eventId), inArray(entries.teamKey, [...teamKeys]), others, live))
    .limit(1);
  return found !== undefined;
}

/** The rows of a join that repeats them. */
function distinct<Row extends { readonly id: string }>(rows: readonly (Row | null)[]): Row[] {
  return [...new Map(rows.flatMap((row) => (row ? [[row.id, row]] : []))).values()];
}

function nextLapse(tx: Db, tournamentId: Placeholder) {
  // The same tables under other names than those of the enclosing query.
  const unpaid = tx
    .select({ at: min(entries.reservedUntil) })
    .from(entries)
    .where(mayLapse(tournamentId));
  const offers = tx
    .select({ at: min(waitingEntries.offerUntil) })
    .from(waitingEntries)
    .where(isOpenOffer(tournamentId));
  return sql`least((${unpaid}), (${offers}))`.mapWith(entries.reservedUntil);
}

/** Stores an entry and takes its place; a check of the table refuses more places than there are. */
export async function insertTaking(tx: Db, entry: TakenPlace): Promise<StoredEntry> {
  const { confirmedAt = null, reservedUntil = null } = entry;
  const [made] = await placeTaken(tx, { ...entry, confirmedAt, reservedUntil });
  if (!made) throw new Error('the entry was not stored');
  return made;
}

/** An entry as an application makes it. */
type TakenPlace = Pick<NewEntry, (typeof TAKEN)[number]> & { readonly accountId: string };

const TAKEN = [
  'id',
  'tournamentId',
  'eventId',
  'accountId',
  'team',
  'teamKey',
  'feeYen',
  'partnerFeeYen',
  'state',
  'createdAt',
  'confirmedAt',
  'reservedUntil',
] as const;

const placeTaken = prepared((db) => {
  const taken = db.$with('taken').as(
    db
      .update(events)
      .set({ placesTaken: sql`${events.placesTaken} + 1` })
      .where(eq(events.id, sql.placeholder('eventId')))
      .returning({ id: events.id }),
  );
  // As SQL: the column's own encoding of a time takes no null.
  const values = Object.fromEntries(
    TAKEN.map((name) => [name, sql`${sql.placeholder(name)}`]),
  ) as Record<(typeof TAKEN)[number], SQL>;
  return db.with(taken).insert(entries).values(values).returning(entryColumns).prepare('');
});
