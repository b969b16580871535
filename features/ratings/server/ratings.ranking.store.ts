import { type SQL, sql } from 'drizzle-orm';
import type { Prefecture } from '#domain/common/prefectures.ts';
import { GRADE_BEGINS, type GradeGroup } from '#domain/rating/grades.ts';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import { hiddenPlayers, playerRatings } from './ratings.tables.ts';

/** Whom a ranking ranks. */
export interface Ranking {
  readonly sport: RatedSport;
  readonly discipline: Discipline;
  /** A plain date: rates that were last moved too long ago are in no ranking. */
  readonly today: string;
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
    sql`${selection} ${from(ranking)} order by ${playerRatings.points} desc nulls last, ${playerRatings.playerId} limit ${limit}`,
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
  // The first condition of each is where the scan of the index begins; it has the order of the nulls that Drizzle gives an index.
  const beside =
    side === 'above'
      ? sql`and ${playerRatings.points} >= ${points}::float8
          and (${playerRatings.points} > ${points}::float8 or ${playerRatings.playerId} < ${playerId}::uuid)
          order by ${playerRatings.points} asc nulls first, ${playerRatings.playerId} desc`
      : sql`and ${playerRatings.points} <= ${points}::float8
          and (${playerRatings.points} < ${points}::float8 or ${playerRatings.playerId} > ${playerId}::uuid)
          order by ${playerRatings.points} desc nulls last, ${playerRatings.playerId} asc`;
  return rowsOf<RankedRow>(db, sql`${selection} ${from(ranking)} ${beside} limit ${limit}`);
}

/** A player in a ranking; null for somebody who is not ranked there. */
export async function findRanked(
  db: Db,
  ranking: Ranking,
  playerId: string,
): Promise<RankedRow | null> {
  const [found] = await rowsOf<RankedRow>(
    db,
    sql`${selection} ${from(ranking)} and ${playerRatings.playerId} = ${playerId}::uuid`,
  );
  return found ?? null;
}

/** The points of everybody who is ranked, the highest first. */
export async function listPoints(db: Db, ranking: Ranking): Promise<number[]> {
  const [found] = await rowsOf<{ points: number[] }>(
    db,
    sql`select coalesce(array_agg(${playerRatings.points} order by ${playerRatings.points} desc), '{}') as points
      ${from(ranking)}`,
  );
  return found?.points ?? [];
}

/** Whether the grade of anybody is known. */
export async function existsGrade(db: Db): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from ${players} where ${players.schoolGrade} is not null and ${players.leftAt} is null limit 1`,
  );
  return rows.length > 0;
}

const selection: SQL = sql`
  select ${playerRatings.playerId} as "playerId", ${playerRatings.points} as "points",
    ${playerRatings.deviation} as "deviation"
`;

/** Of people who are ranked: they have not left, and nobody has taken them out. */
function from({ sport, discipline, today, prefecture, grades }: Ranking): SQL {
  const inPrefecture = prefecture
    ? sql`and exists (select from ${accounts} where ${accounts.id} = ${players.accountId} and ${accounts.prefecture} = ${prefecture})`
    : sql``;
  const inGrades = grades
    ? sql`and ${players.schoolGrade} like ${`${GRADE_BEGINS[grades]}%`}`
    : sql``;
  return sql`
    from ${playerRatings}
    join ${players} on ${players.id} = ${playerRatings.playerId} and ${players.leftAt} is null
    where ${playerRatings.source} = 'tournament' and ${playerRatings.sport} = ${sport}
      and ${playerRatings.discipline} = ${discipline} and ${playerRatings.rankedUntil} is not null
      and ${playerRatings.rankedUntil} >= ${today}::date
      and not exists (select from ${hiddenPlayers} where ${hiddenPlayers.accountId} = ${players.accountId})
      ${inPrefecture} ${inGrades}
  `;
}
