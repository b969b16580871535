import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { groups } from '#features/groups/server/groups.tables.ts';
import { matches, matchPlayers, stages } from '#features/matches/server/matches.tables.ts';
import { currentPlayerOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { Input } from '../ratings.inputs.policy.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';

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

/** The saved matches of the practice of groups with this sport, from one day to another, in the order of their ids. */
export async function listOfPractice(
  db: Db,
  { sport, from, to }: { readonly sport: RatedSport; readonly from: string; readonly to: string },
): Promise<Input[]> {
  const size = (side: SQLWrapper) => sql`coalesce(jsonb_array_length(${side} -> 'players'), 1)`;
  return rowsOf<Input>(
    db,
    sql`
    select null as "discipline",
      json_build_array(${size(matches.player1)}, ${size(matches.player2)}) as "sizes",
      ${facts}
    from ${matches}
    join ${groups} on ${groups.id} = ${matches.groupId} and ${groups.sport} = ${sport}
    ${people}
    where ${matches.playedOn} between ${from} and ${to} and ${isPlayed}
    order by ${matches.id}
  `,
  );
}

/** The months before `month` whose practice has changed since its period was computed, with their sports. */
export async function listStaleMonths(
  db: Db,
  month: string,
): Promise<{ readonly sport: RatedSport; readonly month: string }[]> {
  return rowsOf<{ sport: RatedSport; month: string }>(
    db,
    sql`
    with touched as (
      select ${groups.sport} as sport, date_trunc('month', ${matches.playedOn})::date as month,
        max(greatest(${matches.createdAt}, ${matches.scoredAt}, ${matches.deletedAt})) as at
      from ${matches}
      join ${groups} on ${groups.id} = ${matches.groupId} and ${groups.sport} <> 'unspecified'
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

/** The months and sports of the practice in which these players have played. */
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
    where ${matchPlayers.playerId} = any(${sql.param(playerIds)}::uuid[])
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

const isPlayed: SQL = sql`
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
