import { asc, isNotNull, sql } from 'drizzle-orm';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** An agreed tie of a season, as a calendar shows it. */
export type CalendarFixture = Awaited<ReturnType<typeof listFixtures>>[number];

/**
 * The ties of seasons with an agreed day of the teams of these entries, in their order. One that is not played, since a team has left
 * the season, is void.
 */
export async function listFixtures(db: Db, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  const { id, version, eventId, home, away, venue, playOn, playAt, rubbers } = fixtures;
  return db
    .selectDistinctOn([playOn, id], {
      id,
      version,
      entryId: sql<string>`own.entry_id`,
      venue,
      playOn: sql<string>`${playOn}`,
      playAt,
      home: sql<string>`home_team.name`,
      away: sql<string>`away_team.name`,
      isVoid: sql<boolean>`${rubbers} is null and exists (
        select 1 from season_teams team
        where team.event_id = ${eventId} and team.number in (${home}, ${away}) and team.left_at is not null
      )`,
    })
    .from(fixtures)
    .innerJoin(
      sql`entrants own`,
      sql`own.event_id = ${eventId} and own.number in (${home}, ${away})
        and own.entry_id = any(${sql.param([...entryIds])}::uuid[])`,
    )
    .innerJoin(
      sql`entrants home_team`,
      sql`home_team.event_id = ${eventId} and home_team.number = ${home}`,
    )
    .innerJoin(
      sql`entrants away_team`,
      sql`away_team.event_id = ${eventId} and away_team.number = ${away}`,
    )
    .where(isNotNull(playOn))
    .orderBy(asc(playOn), asc(id));
}
