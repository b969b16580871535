import {
  type AnyColumn,
  and,
  arrayContains,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Prefecture } from '#domain/common/prefectures.ts';
import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { gramsOfWord, likePattern, wordsOfQuery } from '#platform/server/search/grams.ts';
import { prefectureNamed } from '#platform/server/search/prefecture-named.ts';
import { day, integer } from '#platform/shared/ids.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import { holdsEvent } from '../events/server/events.store.ts';
import { isListed, type StoredTournament, tournamentColumns } from './tournaments.store.ts';
import { tournaments } from './tournaments.tables.ts';

export interface TournamentSearch {
  readonly q?: string | undefined;
  readonly prefecture?: Prefecture | undefined;
  readonly level?: TournamentLevel | undefined;
  readonly eventType?: EventType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly free?: 'true' | undefined;
  readonly cursor?: string | undefined;
}

const PAGE = 20;
/** Among this many tournaments, a word that is not rare fills a page. */
const SOONEST = 1000;
/** A tournament is in one prefecture: a search that names more than two matches their texts only. */
const MOST_PREFECTURES = 2;
const listed = and(inArray(tournaments.state, ['open', 'closed']), isListed);
const cursors = pageCursor(z.object({ date: day, id: integer }));

/**
 * Future tournaments on `today`, by date, searched and filtered together; one page. Each word of the search is
 * somewhere in the name or the venue, or is the prefecture's name.
 */
export async function listComing(
  db: Db,
  search: TournamentSearch,
  today: string,
): Promise<{ rows: StoredTournament[]; nextCursor: string | null }> {
  const words = wordsOfQuery(foldForSearch(search.q ?? ''));
  if (Object.values({ ...search, cursor: undefined }).every((filter) => !filter)) {
    const after = cursors.read(search.cursor) ?? { date: null, id: null };
    return cutPage(await everything(db, { today, ...after }), PAGE, cursorOf);
  }
  const shown = shownOn(db, today, search);
  const rows = words.length > 0 ? await listFound(db, words, shown) : await listPage(db, shown);
  return cutPage(rows, PAGE, cursorOf);
}

const cursorOf = (last: StoredTournament) => cursors.write({ date: last.eventDate, id: last.id });

// The initial list, without a search or a filter.
const everything = prepared((db) => {
  const date = sql`${sql.placeholder('date')}::date`;
  const id = sql`${sql.placeholder('id')}::int`;
  return db
    .select(tournamentColumns)
    .from(tournaments)
    .where(
      and(
        gte(tournaments.eventDate, sql.placeholder('today')),
        listed,
        or(isNull(date), sql`(${tournaments.eventDate}, ${tournaments.id}) > (${date}, ${id})`),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(PAGE + 1)
    .prepare('');
});

/** The number of future tournaments where a search says nothing but a prefecture's name; at most `limit`. */
export async function countInPrefecture(
  db: Db,
  { search, today, limit }: { search: TournamentSearch; today: string; limit: number },
): Promise<number> {
  const some = db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(shownOn(db, today, search))
    .limit(limit)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

function listPage(db: Db, condition: SQL | undefined): Promise<StoredTournament[]> {
  return db
    .select(tournamentColumns)
    .from(tournaments)
    .where(condition)
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(PAGE + 1);
}

/**
 * A page of matches in one statement: among the soonest tournaments, where a common word fills a page, and only where
 * it does not, among all. Without this order the planner would use the index of n-grams for a common word, because it
 * estimates that n-grams of one word rarely occur together, and sort thousands of rows.
 */
function listFound(
  db: Db,
  words: readonly string[],
  shown: SQL | undefined,
): Promise<StoredTournament[]> {
  const prefectures = new Set(words.map(prefectureNamed).filter((one) => one !== null));
  const inPrefectures = [...prefectures].slice(0, MOST_PREFECTURES).map((prefecture, index) => {
    const others = words.filter((word) => prefectureNamed(word) !== prefecture);
    const there = and(shown, eq(tournaments.prefecture, prefecture));
    if (others.length === 0) return idsByDate(db, there);
    return idsOfSoonest(db, `in_prefecture_${index}`, others, there, [
      idsByDate(db, and(there, holdsEveryPiece(others))),
    ]);
  });
  const found = idsOfSoonest(db, 'anywhere', words, shown, [
    idsByDate(db, and(shown, holdsEveryPiece(words))),
    ...inPrefectures,
  ]);
  return listPage(db, sql`${tournaments.id} in ${found}`);
}

/** A page of ids by date. */
function idsByDate(db: Db, condition: SQL | undefined): SQL {
  return sql`${db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(condition)
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(PAGE + 1)}`;
}

/**
 * A page of ids of the soonest tournaments that match the words; where they are too few, the ids of `others` as well.
 */
function idsOfSoonest(
  db: Db,
  name: string,
  words: readonly string[],
  shown: SQL | undefined,
  others: readonly SQL[],
): SQL {
  const { id, eventDate, prefecture, searchText } = tournaments;
  const soonest = db
    .select({ id, eventDate, prefecture, searchText })
    .from(tournaments)
    .where(shown)
    .orderBy(asc(eventDate), asc(id))
    .limit(SOONEST)
    .as('soonest');
  const holding = db
    .select({ id: soonest.id })
    .from(soonest)
    .where(and(...words.map((word) => holdsWord(soonest, word))))
    .orderBy(asc(soonest.eventDate), asc(soonest.id))
    .limit(PAGE + 1);
  const found = sql.identifier(name);
  const further = others.map(
    (ids) =>
      sql` union all select id from ${ids} as further where (select count(*) from ${found}) <= ${PAGE}`,
  );
  return sql`(with ${found} as materialized ${holding} select id from ${found}${sql.join(further)})`;
}

function shownOn(db: Db, today: string, search: TournamentSearch): SQL | undefined {
  const after = cursors.read(search.cursor);
  return and(
    gte(tournaments.eventDate, today),
    listed,
    search.prefecture ? eq(tournaments.prefecture, search.prefecture) : undefined,
    search.from ? gte(tournaments.eventDate, search.from) : undefined,
    search.to ? lte(tournaments.eventDate, search.to) : undefined,
    holdsEvent(db, {
      level: search.level,
      discipline: search.eventType,
      isFree: search.free === 'true',
    }),
    after
      ? sql`(${tournaments.eventDate}, ${tournaments.id}) > (${after.date}::date, ${after.id}::int)`
      : undefined,
  );
}

function holdsEveryPiece(words: readonly string[]): SQL | undefined {
  return and(
    arrayContains(tournaments.searchGrams, [...new Set(words.flatMap(gramsOfWord))]),
    holdsEveryWord(words),
  );
}

/** The word is in the name or the venue, or is the prefecture's name. */
function holdsWord(
  columns: { readonly searchText: AnyColumn; readonly prefecture: AnyColumn },
  word: string,
): SQL | undefined {
  const prefecture = prefectureNamed(word);
  return or(
    like(columns.searchText, likePattern(word)),
    prefecture ? eq(columns.prefecture, prefecture) : undefined,
  );
}

/** The name and the venue together match every word; without words there is no condition. */
export function holdsEveryWord(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(tournaments.searchText, likePattern(word))));
}
