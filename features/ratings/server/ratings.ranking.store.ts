import { type SQL, sql } from 'drizzle-orm';
import type { Prefecture } from '#domain/common/prefectures.ts';
import type { GradeGroup } from '#domain/rating/grades.ts';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import { rankedPlayers, rankingMarks } from './ratings.tables.ts';

/** Whom a ranking ranks. */
export interface Ranking {
  readonly sport: RatedSport;
  readonly discipline: Discipline;
  readonly prefecture?: Prefecture | undefined;
  readonly grades?: GradeGroup | undefined;
}

export interface RankedRow {
  readonly playerId: string;
  readonly points: number;
  readonly deviation: number;
}

/** The strongest of a ranking, from its index. */
export async function listTop(db: Db, ranking: Ranking, limit: number): Promise<RankedRow[]> {
  return rowsOf<RankedRow>(
    db,
    sql`${selection} where ${isIn(ranking)}
      order by ${rankedPlayers.points} desc, ${rankedPlayers.playerId} desc limit ${limit}`,
  );
}

/** The next ones above a rate, nearest first, or below it. */
export async function listBeside(
  db: Db,
  ranking: Ranking,
  { points, playerId }: Pick<RankedRow, 'points' | 'playerId'>,
  side: 'above' | 'below',
  limit: number,
): Promise<RankedRow[]> {
  const own = sql`(${points}::float8, ${playerId}::uuid)`;
  const beside =
    side === 'above'
      ? sql`> ${own} order by ${rankedPlayers.points}, ${rankedPlayers.playerId}`
      : sql`< ${own} order by ${rankedPlayers.points} desc, ${rankedPlayers.playerId} desc`;
  return rowsOf<RankedRow>(
    db,
    sql`${selection} where ${isIn(ranking)} and ${order} ${beside} limit ${limit}`,
  );
}

/** A player in a ranking, with the place there; null for somebody who is not ranked there. */
export async function findRanked(
  db: Db,
  ranking: Ranking,
  playerId: string,
): Promise<(RankedRow & { readonly place: number }) | null> {
  const [found] = await rowsOf<RankedRow & { place: number }>(
    db,
    sql`
    select own.player_id as "playerId", own.points, own.deviation,
      (coalesce(mark.place, 0) + 1 + (
        select count(*) from ${rankedPlayers}
        where ${isIn(ranking)} and ${order} > (own.points, own.player_id)
          and ${order} < (coalesce(mark.points, 'infinity'), coalesce(mark.player_id, ${LAST_ID}))
      ) + case when mark.player_id = own.player_id then -1 else 0 end)::int as "place"
    from (
      select * from ${rankedPlayers} where ${isIn(ranking)} and ${rankedPlayers.playerId} = ${playerId}::uuid
    ) own
    left join lateral (
      select * from ${rankingMarks}
      where ${isMarkOf(ranking)}
        and (${rankingMarks.points}, ${rankingMarks.playerId}) >= (own.points, own.player_id)
      order by ${rankingMarks.place} desc limit 1
    ) mark on true
  `,
  );
  return found ?? null;
}

/** How many a ranking ranks. */
export async function countRanked(db: Db, ranking: Ranking): Promise<number> {
  const [found] = await rowsOf<{ ranked: number }>(db, sql`select ${ranked(ranking)} as "ranked"`);
  return found?.ranked ?? 0;
}

/** The sport whose ranking ranks most; of several, the first of these. */
export async function findFullest(
  db: Db,
  sports: readonly RatedSport[],
  discipline: Discipline,
): Promise<RatedSport | null> {
  const counts = sports.map(
    (sport, at) => sql`(${sport}::text, ${at}::int, ${ranked({ sport, discipline })})`,
  );
  const [found] = await rowsOf<{ sport: RatedSport }>(
    db,
    sql`select sport from (values ${sql.join(counts, sql`, `)}) counted (sport, at, ranked) order by ranked desc, at limit 1`,
  );
  return found?.sport ?? null;
}

/** How many a ranking ranks, as a value of a statement. */
function ranked(ranking: Ranking): SQL {
  return sql`(
    select (coalesce(mark.place, 0) + (
      select count(*) from ${rankedPlayers}
      where ${isIn(ranking)}
        and ${order} < (coalesce(mark.points, 'infinity'), coalesce(mark.player_id, ${LAST_ID}))
    ))::int
    from (select 1) one
    left join lateral (
      select * from ${rankingMarks} where ${isMarkOf(ranking)} order by ${rankingMarks.place} desc limit 1
    ) mark on true
  )`;
}

/** Whether the grade of anybody is known. */
export async function existsGrade(db: Db): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from ${rankedPlayers} where ${rankedPlayers.grades} is not null limit 1`,
  );
  return rows.length > 0;
}

const LAST_ID = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;

const selection: SQL = sql`
  select ${rankedPlayers.playerId} as "playerId", ${rankedPlayers.points} as "points",
    ${rankedPlayers.deviation} as "deviation"
  from ${rankedPlayers}
`;

/** The order of every ranking, the last one first. */
const order: SQL = sql`(${rankedPlayers.points}, ${rankedPlayers.playerId})`;

function isIn({ sport, discipline, prefecture, grades }: Ranking): SQL {
  const inPrefecture = prefecture ? sql`and ${rankedPlayers.prefecture} = ${prefecture}` : sql``;
  const inGrades = grades ? sql`and ${rankedPlayers.grades} = ${grades}` : sql``;
  return sql`${rankedPlayers.sport} = ${sport} and ${rankedPlayers.discipline} = ${discipline}
    ${inPrefecture} ${inGrades}`;
}

function isMarkOf({ sport, discipline, prefecture, grades }: Ranking): SQL {
  return sql`${rankingMarks.sport} = ${sport} and ${rankingMarks.discipline} = ${discipline}
    and ${rankingMarks.prefecture} = ${prefecture ?? ''} and ${rankingMarks.grades} = ${grades ?? ''}`;
}
