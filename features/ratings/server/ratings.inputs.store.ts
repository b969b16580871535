import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { groups } from '#features/groups/server/groups.tables.ts';
import {
  matches,
  matchPlayers,
  matchWrites,
  stages,
} from '#features/matches/server/matches.tables.ts';
import { currentPlayerOf, withMerged } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { Input } from '../ratings.inputs.policy.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import { ratingPeriods } from './ratings.tables.ts';

/** The finished matches of a tournament in the events that count for the rates, in the order of their ids. */
export async function listOfTournament(db: Db, tournamentId: number): Promise<Input[]> {
  return rowsOf<Input>(
    db,
    sql`
    select
      case when ${isOfPairs} then 'doubles' else 'singles' end as "discipline",
      case when ${isOfPairs} then '[2,2]' else '[1,1]' end::json as "sizes",
      ${facts}
    from ${events}
    join ${stages} on ${stages.eventId} = ${events.id}
    join ${matches} on ${matches.stageId} = ${stages.id}
    ${people}
    where ${events.tournamentId} = ${tournamentId}::int
      and (${events.discipline} in ('Singles', 'Doubles') or ${matches.tieId} is not null)
      and ${events.isRated} and ${isPlayed}
    order by ${matches.id}
  `,
  );
}

/** Of a rubber its side says so, which ends with the number of the second player (features/matches/ties). */
const isOfPairs: SQL = sql`(${events.discipline} = 'Doubles' or (
  ${matches.tieId} is not null and (${matches.player1} ->> 'id')::int % 100 > 0
))`;

const size = (side: SQLWrapper) => sql`coalesce(jsonb_array_length(${side} -> 'players'), 1)`;

/** Whether pairs play a match of whichever source, with the stage and the event joined: of a pair, not everybody may be known. */
export const isDoubles: SQL = sql`case when ${events.id} is null
  then greatest(${size(matches.player1)}, ${size(matches.player2)}) > 1 else ${isOfPairs} end`;

interface Practice {
  readonly sport: RatedSport;
  readonly from: string;
  readonly to: string;
  /** Only what this player, or somebody merged into them, has played. */
  readonly playerId?: string;
}

/** The saved matches of the practice of groups with this sport, from one day to another, in the order of their ids. */
export async function listOfPractice(
  db: Db,
  { sport, from, to, playerId }: Practice,
): Promise<Input[]> {
  const isOwn = playerId
    ? sql`and ${matches.id} in (
        select own.match_id from ${matchPlayers} own
        where own.player_id in ${withMerged([playerId])} and own.played_on between ${from} and ${to}
      )`
    : sql``;
  return rowsOf<Input>(
    db,
    sql`
    select null as "discipline",
      json_build_array(${size(matches.player1)}, ${size(matches.player2)}) as "sizes",
      ${facts}
    from ${matches}
    join ${groups} on ${groups.id} = ${matches.groupId} and ${groups.sport} = ${sport}
    ${people}
    where ${matches.playedOn} between ${from} and ${to} and ${isPlayed} ${isOwn}
    order by ${matches.id}
  `,
  );
}

/**
 * The months before `month` whose practice has changed since its period was computed, with their sports. A match that was
 * restored, alone or with its league, bears no trace of it itself.
 */
export async function listStaleMonths(
  db: Db,
  month: string,
): Promise<{ readonly sport: RatedSport; readonly month: string }[]> {
  return rowsOf<{ sport: RatedSport; month: string }>(
    db,
    sql`
    with restored as (
      select ${matchWrites.subjectId} as id, max(${matchWrites.at}) as at
      from ${matchWrites} where ${matchWrites.kind} = 'restore' group by 1
    ), touched as (
      select ${groups.sport} as sport, date_trunc('month', ${matches.playedOn})::date as month,
        max(greatest(${matches.createdAt}, ${matches.scoredAt}, ${matches.deletedAt}, own.at, stage.at)) as at
      from ${matches}
      join ${groups} on ${groups.id} = ${matches.groupId} and ${groups.sport} <> 'unspecified'
      left join restored own on own.id = ${matches.id}
      left join restored stage on stage.id = ${matches.stageId}
      where ${matches.playedOn} < ${month}
      group by 1, 2
    )
    select touched.sport, touched.month::text as month
    from touched
    left join rating_periods period
      on period.source = 'practice' and period.sport = touched.sport and period.month = touched.month
    where period.id is null or touched.at > period.computed_at
    order by 1, 2
  `,
  );
}

/**
 * The months before `month` in which a group has played, with its sport, and with those in which these months are rated
 * already: the group may have had one of them before.
 */
export async function listMonthsOfGroup(
  db: Db,
  groupId: number,
  month: string,
): Promise<{ readonly sport: RatedSport; readonly month: string }[]> {
  return rowsOf<{ sport: RatedSport; month: string }>(
    db,
    sql`
    with months as (
      select distinct date_trunc('month', ${matches.playedOn})::date as month
      from ${matches}
      where ${matches.groupId} = ${groupId}::int and ${matches.playedOn} < ${month}
    )
    select ${groups.sport} as sport, months.month::text as month
    from months
    join ${groups} on ${groups.id} = ${groupId}::int and ${groups.sport} <> 'unspecified'
    union
    select ${ratingPeriods.sport}, months.month::text
    from months
    join ${ratingPeriods} on ${ratingPeriods.source} = 'practice' and ${ratingPeriods.month} = months.month
    order by 1, 2
  `,
  );
}

/** The months and sports of the practice in which these players, and those merged into them, have played. */
export async function listMonthsOf(
  db: Db,
  playerIds: readonly string[],
): Promise<{ readonly sport: RatedSport; readonly month: string }[]> {
  return rowsOf<{ sport: RatedSport; month: string }>(
    db,
    sql`
    select distinct ${groups.sport} as sport,
      date_trunc('month', ${matchPlayers.playedOn})::date::text as month
    from ${matchPlayers}
    join ${matches} on ${matches.id} = ${matchPlayers.matchId}
    join ${groups} on ${groups.id} = ${matches.groupId} and ${groups.sport} <> 'unspecified'
    where ${matchPlayers.playerId} in ${withMerged(playerIds)}
    order by 1, 2
  `,
  );
}

const facts: SQL = sql`
  ${matches.id} as "id", ${matches.playedOn}::text as "day", ${matches.winner} as "winner",
  ${matches.status} as "status",
  case when ${matches.status} <> 'finished' then ${matches.sets} end as "sets",
  case when ${matches.status} <> 'finished' then ${matches.scoreFormat} end as "scoreFormat",
  known.side1, known.side2
`;

/** A match that was played, which a walkover was not. */
export const isPlayed: SQL = sql`
  ${matches.state} = 'saved' and ${matches.deletedAt} is null and ${matches.winner} is not null
  and ${matches.status} in ('finished', 'retired', 'defaulted')
`;

/** Of a merged player the one who is the person now; most are not merged. */
const current: SQL = sql`
  case when ${players.mergedInto} is null then ${players.id} else ${currentPlayerOf(players.id)} end
`;

const people: SQL = sql`
  join lateral (
    select array_agg(${current} order by ${matchPlayers.playerId}) filter (where ${matchPlayers.side} = 1) as side1,
      array_agg(${current} order by ${matchPlayers.playerId}) filter (where ${matchPlayers.side} = 2) as side2
    from ${matchPlayers}
    join ${players} on ${players.id} = ${matchPlayers.playerId}
    where ${matchPlayers.matchId} = ${matches.id}
  ) known on true
`;
