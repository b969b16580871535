import {
  and,
  arrayContains,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Prefecture } from '#domain/common/prefectures.ts';
import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { gramsOfQuery, likePattern, searchColumns } from '#platform/server/search/grams.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import { tournaments } from './tournaments.tables.ts';

export type StoredTournament = Omit<
  typeof tournaments.$inferSelect,
  'searchText' | 'searchGrams' | 'publishId' | 'createdAt'
>;

export interface Search {
  readonly q?: string | undefined;
  readonly prefecture?: Prefecture | undefined;
  readonly level?: TournamentLevel | undefined;
  readonly eventType?: EventType | undefined;
  readonly cursor?: string | undefined;
}

const PAGE = 20;
/** Of so many tournaments a word that is not rare fills a page. */
const SOONEST = 1000;
const cursors = pageCursor(z.object({ date: z.iso.date(), id: z.int() }));

/** The columns that the rest of the server may see; the search columns are large and of no use elsewhere. */
export const tournamentColumns = {
  id: tournaments.id,
  organizerId: tournaments.organizerId,
  name: tournaments.name,
  prefecture: tournaments.prefecture,
  venue: tournaments.venue,
  eventDate: tournaments.eventDate,
  startTime: tournaments.startTime,
  endTime: tournaments.endTime,
  applicationDeadline: tournaments.applicationDeadline,
  participantLimit: tournaments.participantLimit,
  level: tournaments.level,
  eventType: tournaments.eventType,
  feeYen: tournaments.feeYen,
  organizerName: tournaments.organizerName,
  contactInfo: tournaments.contactInfo,
  emergencyContact: tournaments.emergencyContact,
  notes: tournaments.notes,
  state: tournaments.state,
  suspendedAt: tournaments.suspendedAt,
  placesTaken: tournaments.placesTaken,
};

/** Tournaments that are still to come on `today`, by date, searched and filtered together; one page. */
export async function listComing(
  db: Db,
  search: Search,
  today: string,
): Promise<{ rows: StoredTournament[]; nextCursor: string | null }> {
  const q = foldForSearch(search.q ?? '');
  const shown = shownOn(today, search);
  const common = q ? await listPage(db, amongSoonest(db, q, shown)) : [];
  const rows =
    common.length > PAGE ? common : await listPage(db, q ? and(shown, holdsEveryPiece(q)) : shown);
  return cutPage(rows, PAGE, (last) => cursors.write({ date: last.eventDate, id: last.id }));
}

function listPage(db: Db, condition: SQL | undefined): Promise<StoredTournament[]> {
  return db
    .select(tournamentColumns)
    .from(tournaments)
    .where(condition)
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(PAGE + 1);
}

function shownOn(today: string, search: Search): SQL | undefined {
  const after = cursors.read(search.cursor);
  return and(
    gte(tournaments.eventDate, today),
    inArray(tournaments.state, ['open', 'closed']),
    isNull(tournaments.suspendedAt),
    search.prefecture ? eq(tournaments.prefecture, search.prefecture) : undefined,
    search.level ? eq(tournaments.level, search.level) : undefined,
    search.eventType ? eq(tournaments.eventType, search.eventType) : undefined,
    after
      ? sql`(${tournaments.eventDate}, ${tournaments.id}) > (${after.date}::date, ${after.id}::int)`
      : undefined,
  );
}

/**
 * A common word fills a page from the soonest tournaments alone. Left to itself the database would take the index of
 * pieces for it, since it believes that pieces which belong to one word rarely come together, and sort thousands.
 */
function amongSoonest(db: Db, q: string, shown: SQL | undefined): SQL {
  const soonest = db
    .select({ id: tournaments.id, searchText: tournaments.searchText })
    .from(tournaments)
    .where(shown)
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(SOONEST)
    .as('soonest');
  const matching = db
    .select({ id: soonest.id })
    .from(soonest)
    .where(like(soonest.searchText, likePattern(q)));
  return inArray(tournaments.id, matching);
}

function holdsEveryPiece(q: string): SQL | undefined {
  return and(
    arrayContains(tournaments.searchGrams, gramsOfQuery(q)),
    like(tournaments.searchText, likePattern(q)),
  );
}

/** The next tournaments that one can still apply for; at most `limit`. */
export async function listUpcoming(
  db: Db,
  today: string,
  limit: number,
): Promise<StoredTournament[]> {
  return db
    .select(tournamentColumns)
    .from(tournaments)
    .where(
      and(
        gte(tournaments.eventDate, today),
        gte(tournaments.applicationDeadline, today),
        eq(tournaments.state, 'open'),
        isNull(tournaments.suspendedAt),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(limit);
}

export async function findById(db: Db, id: number): Promise<StoredTournament | null> {
  const [tournament] = await db
    .select(tournamentColumns)
    .from(tournaments)
    .where(eq(tournaments.id, id));
  return tournament ?? null;
}

/** The same, and nobody else can change its places until the transaction ends. */
export async function findForUpdate(tx: Db, id: number): Promise<StoredTournament | null> {
  const [tournament] = await tx
    .select(tournamentColumns)
    .from(tournaments)
    .where(eq(tournaments.id, id))
    .for('update');
  return tournament ?? null;
}

/** Moves the number of places taken by `change`; the table's check refuses more than there are. */
export async function updatePlaces(tx: Db, id: number, change: number): Promise<void> {
  await tx
    .update(tournaments)
    .set({ placesTaken: sql`${tournaments.placesTaken} + ${change}` })
    .where(eq(tournaments.id, id));
}

export type NewTournament = Omit<
  typeof tournaments.$inferInsert,
  'id' | 'searchText' | 'searchGrams' | 'placesTaken' | 'state' | 'suspendedAt'
>;

/** Publishes a tournament and gives its number; publishing it again with the same id gives the same number. */
export async function insert(db: Db, tournament: NewTournament): Promise<number> {
  const [made] = await db
    .insert(tournaments)
    .values({ ...tournament, ...searchColumns([tournament.name, tournament.venue]) })
    .onConflictDoUpdate({
      target: tournaments.publishId,
      set: { publishId: tournament.publishId },
      setWhere: eq(tournaments.organizerId, tournament.organizerId),
    })
    .returning({ id: tournaments.id });
  if (!made) throw new Error('the publish id belongs to another organizer');
  return made.id;
}

/** Moves the days of the tournaments up to `lastId`; for the demo world, which follows the calendar. */
export async function updateDates(
  db: Db,
  { lastId, days }: { lastId: number; days: number },
): Promise<void> {
  await db
    .update(tournaments)
    .set({
      eventDate: sql`${tournaments.eventDate} + ${days}::int`,
      applicationDeadline: sql`${tournaments.applicationDeadline} + ${days}::int`,
    })
    .where(lte(tournaments.id, lastId));
}
