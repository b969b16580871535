import { and, asc, desc, eq, gte, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isGoingOn, lastDayOf } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { tournamentColumns } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { day, instant } from '#platform/shared/ids.ts';
import { schoolOfEntry } from '../applications/server/applications.store.ts';
import {
  heldOrJoined,
  type ListedPartner,
  partnerOfEntry,
} from '../partners/server/partners.store.ts';
import { heldJoinedOrInSquad } from '../squads/server/squads.store.ts';
import { requestOfEntry } from '../withdrawals/server/withdrawals.store.ts';
import { type EntryWithTournament, entryColumns, live, type StoredEntry } from './entries.store.ts';
import { entries } from './entries.tables.ts';

/** A person's entries with their tournaments, partners and requests, as their lists and pages show them. */

/** An entry as it is listed for somebody: with the partner, in an event of doubles. */
export interface ListedEntry extends EntryWithTournament {
  readonly partner: ListedPartner | null;
  /** The name of the school that has entered it, and pays; null for all others. */
  readonly schoolName: string | null;
  /** Of the fixtures, where it is a team of a season. */
  readonly lastDay: PlainDate | null;
  /** The reader is the partner; the entry is another player's. */
  readonly asPartner: boolean;
  /** The reader only plays for the team, which others have entered. */
  readonly asMember: boolean;
}

/** The list of an organizer keeps the teams entered by hand of a cancelled tournament; who plays for them reads that it is cancelled. */
export const listedColumns = {
  ...entryColumns,
  state: sql<
    StoredEntry['state']
  >`case when ${tournaments.state} = 'cancelled' and ${entries.state} = 'confirmed'
    then 'cancelled' else ${entries.state} end`,
};

const PAGE = 20;
const comingCursors = pageCursor(z.object({ date: day, id: z.uuid() }));
const pastCursors = pageCursor(z.object({ at: instant, id: z.uuid() }));
/** One of an account's entries; null when it is somebody else's. */
export async function findOwn(db: Db, accountId: string, id: string): Promise<ListedEntry | null> {
  const [found] = await withTournament(db).where(
    and(eq(entries.id, id), eq(entries.accountId, accountId)),
  );
  return found ? { ...found, asPartner: false, asMember: false } : null;
}

/** The same, also of an entry in which the account plays as the partner. */
export async function findHeldOrJoined(
  db: Db,
  accountId: string,
  id: string,
): Promise<ListedEntry | null> {
  const rows = await withTournament(db).where(and(eq(entries.id, id), heldOrJoined(accountId)));
  return seenBy(accountId, rows)[0] ?? null;
}

/** In which of these tournaments an account has a reserved or confirmed place, also as the partner. */
export async function listEntered(
  db: Db,
  accountId: string,
  tournamentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (tournamentIds.length === 0) return new Set();
  const rows = await enteredAmong(db, { accountId, ids: [...tournamentIds] });
  return new Set(rows.map(({ id }) => id));
}

const enteredAmong = prepared((db) =>
  db
    .selectDistinct({ id: entries.tournamentId })
    .from(entries)
    .where(
      and(
        heldOrJoined(sql`${sql.placeholder('accountId')}`),
        sql`${entries.tournamentId} = any(${sql.placeholder('ids')}::int[])`,
        live,
      ),
    )
    .prepare(''),
);

/** An account's reserved and confirmed entries of one tournament, the newest first. */
export async function listLiveOwn(
  db: Db,
  accountId: string,
  tournamentId: number,
): Promise<ListedEntry[]> {
  const rows = await withTournament(db)
    .where(and(eq(entries.accountId, accountId), eq(entries.tournamentId, tournamentId), live))
    .orderBy(desc(entries.createdAt), desc(entries.id));
  return seenBy(accountId, rows);
}

/** The same, also those in which the account plays as the partner. */
export async function listLiveHeldOrJoined(
  db: Db,
  accountId: string,
  tournamentId: number,
): Promise<ListedEntry[]> {
  const rows = await withTournament(db)
    .where(and(heldOrJoined(accountId), eq(entries.tournamentId, tournamentId), live))
    .orderBy(desc(entries.createdAt), desc(entries.id));
  return seenBy(accountId, rows);
}

/** The newest reservation of an account that still waits for payment at `now`. */
export async function findWaitingForPayment(
  db: Db,
  accountId: string,
  now: Date,
): Promise<ListedEntry | null> {
  const rows = await withTournament(db)
    .where(
      and(
        eq(entries.accountId, accountId),
        eq(entries.state, 'reserved'),
        isNull(entries.paymentMethod),
        isNull(entries.applicationId),
        or(gte(entries.reservedUntil, now), eq(entries.paymentUnderWay, true)),
      ),
    )
    .orderBy(desc(entries.createdAt))
    .limit(1);
  return seenBy(accountId, rows)[0] ?? null;
}

/** Entries of tournaments still to come on `today`, or of seasons that go on, also of teams for which the account plays, the soonest first. */
export async function listComing(
  db: Db,
  accountId: string,
  page: { today: string; cursor: string | undefined },
) {
  const after = comingCursors.read(page.cursor) ?? { date: null, id: null };
  const rows = await coming(db, { accountId, today: page.today, ...after });
  return cutPage(seenBy(accountId, rows), PAGE, ({ tournament, entry }) =>
    comingCursors.write({ date: tournament.eventDate, id: entry.id }),
  );
}

// The first screen of my entries reads it.
const coming = prepared((db) => {
  const date = sql`${sql.placeholder('date')}::date`;
  const id = sql`${sql.placeholder('id')}::uuid`;
  return withTournament(db)
    .where(
      and(
        heldJoinedOrInSquad(sql`${sql.placeholder('accountId')}::text`),
        live,
        ne(tournaments.state, 'cancelled'),
        or(
          gte(tournaments.eventDate, sql.placeholder('today')),
          isGoingOn(entries.eventId, sql.placeholder('today')),
        ),
        or(isNull(date), sql`(${tournaments.eventDate}, ${entries.id}) > (${date}, ${id})`),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(entries.id))
    .limit(PAGE + 1)
    .prepare('');
});

/** Entries that are over: of past tournaments, withdrawn, lapsed or cancelled; the newest first. */
export async function listPast(
  db: Db,
  accountId: string,
  page: { today: string; cursor: string | undefined },
) {
  const after = pastCursors.read(page.cursor);
  const rows = await withTournament(db)
    .where(
      and(
        heldJoinedOrInSquad(accountId),
        or(
          and(lt(tournaments.eventDate, page.today), not(isGoingOn(entries.eventId, page.today))),
          sql`${listedColumns.state} not in ('reserved', 'confirmed')`,
        ),
        after
          ? sql`(${entries.createdAt}, ${entries.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(PAGE + 1);
  return cutPage(seenBy(accountId, rows), PAGE, ({ entry }) =>
    pastCursors.write({ at: entry.createdAt.toISOString(), id: entry.id }),
  );
}

function withTournament(db: Db) {
  return db
    .select({
      entry: listedColumns,
      tournament: tournamentColumns,
      partner: partnerOfEntry,
      request: requestOfEntry,
      schoolName: schoolOfEntry,
      lastDay: lastDayOf(entries.eventId),
    })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .$dynamic();
}

function seenBy<Row extends { readonly entry: StoredEntry }>(
  accountId: string,
  rows: readonly Row[],
): (Row & Pick<ListedEntry, 'asPartner' | 'asMember'>)[] {
  return rows.map((row) => {
    const isOthers = row.entry.accountId !== accountId;
    // A team has no partner.
    const asMember = isOthers && row.entry.team !== null;
    return { ...row, asPartner: isOthers && !asMember, asMember };
  });
}
