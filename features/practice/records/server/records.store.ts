import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { listGroups } from '#features/groups/server/groups.belonging.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { matches, matchPlayers } from '#features/matches/server/matches.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import type { RecordFormat } from '../records.vocabulary.ts';

/** The person whose records are listed, filtered by a player's name. */
export interface Viewer {
  readonly accountId: string;
  readonly groupIds: readonly number[];
  /** Those of them that are not deleted. */
  readonly openGroupIds: readonly number[];
  readonly search: string | undefined;
}

/** A rubber is listed as what it is, and not by the kind of its draw. */
const recordFormat = sql<RecordFormat>`case when ${matches.tieId} is null then ${matches.kind} else 'team' end`;

export interface FormatCount {
  readonly format: RecordFormat;
  readonly matches: number;
}

/** A viewer sees the practice of the groups they belong to, their own free practice and their own matches of tournaments. */
export async function findViewer(db: Db, accountId: string, search?: string): Promise<Viewer> {
  const groups = await listGroups(db, accountId);
  const open = groups.filter(({ deleted }) => !deleted);
  const idsOf = (some: typeof groups) => some.map(({ id }) => id);
  return { accountId, groupIds: idsOf(groups), openGroupIds: idsOf(open), search };
}

/** Days with matches, newest first, with how many of each format; `limit` days at most. */
export async function listDays(
  db: Db,
  viewer: Viewer,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ id: string; formats: FormatCount[] }[]> {
  const { playedOn } = matches;
  const rows = await db
    .select({ day: playedOn, format: recordFormat, matches: count() })
    .from(matches)
    .where(and(inRecordsOf(viewer), before ? lt(playedOn, before) : undefined))
    .groupBy(playedOn, recordFormat)
    .orderBy(desc(playedOn))
    // A day has at most one row for each of the four formats.
    .limit(limit * 4);
  const days = new Map<string, FormatCount[]>();
  for (const { day, ...formatCount } of rows) {
    days.set(day, [...(days.get(day) ?? []), formatCount]);
  }
  return [...days].slice(0, limit).map(([id, formats]) => ({ id, formats }));
}

export function listFormats(db: Db, viewer: Viewer, day: string): Promise<FormatCount[]> {
  return db
    .select({ format: recordFormat, matches: count() })
    .from(matches)
    .where(and(inRecordsOf(viewer, day), eq(matches.playedOn, day)))
    .groupBy(recordFormat);
}

/** Matches of a day and format: later rounds of a knockout first, then newest first. */
export function listMatches(
  db: Db,
  viewer: Viewer,
  page: {
    readonly day: string;
    readonly format: RecordFormat;
    readonly after: readonly [round: number, id: string] | null;
    readonly limit: number;
  },
): Promise<matchStore.StoredMatch[]> {
  const round = sql`coalesce(${matches.round}, 0)`;
  const where = and(
    inRecordsOf(viewer, page.day),
    eq(matches.playedOn, page.day),
    sql`${recordFormat} = ${page.format}`,
    page.after
      ? sql`(${round}, ${matches.id}) < (${page.after[0]}::int, ${page.after[1]}::uuid)`
      : undefined,
  );
  return matchStore.list(db, where, page.limit, desc(round), desc(matches.id));
}

/** On one day, or on every one. */
function inRecordsOf({ accountId, groupIds, search }: Viewer, day?: string): SQL | undefined {
  const own = and(isNull(matches.groupId), eq(matches.ownerAccountId, accountId));
  const found = foldForSearch(search ?? '').replace(/[\\%_]/g, '\\$&');
  return and(
    isNull(matches.deletedAt),
    eq(matches.state, sql`'saved'`),
    or(
      groupIds.length > 0 ? inArray(matches.groupId, [...groupIds]) : undefined,
      own,
      // The names of a tournament's match are not in its row: a search by a name cannot find it.
      found ? undefined : inEvents(accountId, day),
    ),
    found ? sql`${matches.searchText} like ${`%${found}%`}` : undefined,
  );
}

/** A match without a group that the person has played in: of a tournament, or on one of its open tables. */
function inEvents(accountId: string, day: string | undefined): SQL | undefined {
  const { playerId, matchId, playedOn } = matchPlayers;
  return and(
    isNull(matches.groupId),
    sql`${matches.id} = any(array(
      select ${matchId} from ${matchPlayers}
      where ${playerId} = any(array${playersOf(accountId)}) and ${day ? eq(playedOn, day) : sql`true`}
    ))`,
  );
}
