import { type SQL, sql } from 'drizzle-orm';
import { GRADES, schoolYearOf } from '#domain/common/school-grade.ts';
import { GRADE_BEGINS, gradeGroupOf } from '#domain/rating/grades.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { factsOf, KNOWN } from '#features/players/server/players.facts.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hiddenPlayers, playerRatings, rankedPlayers, rankingMarks } from './ratings.tables.ts';

/** A place is counted over at most so many rows of the index. */
const MARK_EVERY = 200;

/**
 * Puts players into the rankings, or out of them, as their rates and choices are on a day: those of `playerIds`, or everybody. Only what differs is
 * written.
 */
export async function updateRanked(
  tx: Db,
  today: string,
  playerIds: readonly string[] | 'all',
): Promise<void> {
  // One at a time: who hides while a rating ranks them would be ranked by what it has read before.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ranked players', 0))`);
  const current = rankedOn(today, playerIds);
  const asked =
    playerIds === 'all' ? sql`` : sql`and old.player_id = any(${sql.param(playerIds)}::uuid[])`;
  await tx.execute(sql`
    with now as materialized (${current}), gone as (
      delete from ${rankedPlayers} old
      where not exists (
        select from now
        where now.player_id = old.player_id and now.sport = old.sport and now.discipline = old.discipline
      ) ${asked}
    )
    insert into ${rankedPlayers} as old (player_id, sport, discipline, points, deviation, account_id, prefecture, grades)
    select * from now
    on conflict (player_id, sport, discipline) do update set points = excluded.points,
      deviation = excluded.deviation, account_id = excluded.account_id, prefecture = excluded.prefecture,
      grades = excluded.grades
    where (old.points, old.deviation, old.account_id, old.prefecture, old.grades) is distinct from
      (excluded.points, excluded.deviation, excluded.account_id, excluded.prefecture, excluded.grades)
  `);
}

/** Marks every so many places of all rankings again, with and without each filter. */
export async function updateMarks(tx: Db, every = MARK_EVERY): Promise<void> {
  // One at a time: a second one would find the marks of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ranking marks', 0))`);
  await tx.execute(sql`delete from ${rankingMarks}`);
  await tx.execute(sql`
    insert into ${rankingMarks} (sport, discipline, prefecture, grades, place, points, player_id)
    select sport, discipline, prefecture, grades, place, points, player_id
    from (
      select ranked.sport, ranked.discipline, filter.prefecture, filter.grades, ranked.points, ranked.player_id,
        row_number() over (
          partition by ranked.sport, ranked.discipline, filter.prefecture, filter.grades
          order by ranked.points desc, ranked.player_id desc
        ) as place
      from ${rankedPlayers} ranked
      cross join lateral (
        values ('', ''), (ranked.prefecture, ''), ('', ranked.grades), (ranked.prefecture, ranked.grades)
      ) as filter (prefecture, grades)
      where filter.prefecture is not null and filter.grades is not null
    ) placed
    where place % ${every}::int = 0
  `);
}

/**
 * Who is ranked on a day: of tournaments, certain enough, not left and not hidden (decision 0046). The school is that of the
 * grade on a school's list, also where its pupil has joined since (decision 0054), as many years later as it is.
 */
function rankedOn(today: string, playerIds: readonly string[] | 'all'): SQL {
  const asked =
    playerIds === 'all'
      ? sql``
      : sql`and ${playerRatings.playerId} = any(${sql.param(playerIds)}::uuid[])`;
  // What is no grade of a roster, such as 小6, stays as it was written.
  const begins = sql.join(
    Object.entries(GRADE_BEGINS).map(
      ([grades, begin]) => sql`when ${KNOWN.grade} like ${`${begin}%`} then ${grades}`,
    ),
    sql` `,
  );
  const yearsLater = sql`greatest(0, ${schoolYearOf(today)}::int - ${KNOWN.gradeYear})`;
  return sql`
    select ${playerRatings.playerId}, ${playerRatings.sport}, ${playerRatings.discipline},
      ${playerRatings.points}, ${playerRatings.deviation}, ${players.accountId},
      ${accounts.prefecture}, case when ${KNOWN.grade} = any(${sql.param(GRADES)}::text[]) then school.grades
        else case ${begins} end end as grades
    from ${playerRatings}
    join ${players} on ${players.id} = ${playerRatings.playerId} and ${players.leftAt} is null
    left join ${accounts} on ${accounts.id} = ${players.accountId}
    join ${factsOf(players.id)} on true
    left join (values ${schoolsByGrade()}) as school (grade, years, grades)
      on school.grade = ${KNOWN.grade} and school.years = ${yearsLater}
    where ${playerRatings.source} = 'tournament' and ${playerRatings.rankedUntil} >= ${today}::date
      and not exists (select from ${hiddenPlayers} where ${hiddenPlayers.accountId} = ${players.accountId})
      ${asked}
  `;
}

/** The school of each grade, that year and in each of the years in which there still is one. */
function schoolsByGrade(): SQL {
  const rows = GRADES.flatMap((grade) =>
    GRADES.flatMap((_, years) => {
      const group = gradeGroupOf(grade, years);
      return group ? [sql`(${grade}::text, ${years}::int, ${group}::text)`] : [];
    }),
  );
  return sql.join(rows, sql`, `);
}
