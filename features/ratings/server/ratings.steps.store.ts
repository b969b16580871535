import { type SQL, sql } from 'drizzle-orm';
import type { Rated } from '#domain/rating/glicko2.ts';
import type { Discipline, Source } from '#domain/rating/vocabulary.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { CountedMatch } from '../ratings.inputs.policy.ts';
import { ratingChanges, ratingPeriods, ratingSteps } from './ratings.tables.ts';

/**
 * The matches that counted when these periods were computed, by period, in the order of their ids. The matches themselves may have changed since: then
 * their own period is computed again.
 */
export async function listCounted(
  tx: Db,
  periodIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CountedMatch[]>> {
  if (periodIds.length === 0) return new Map();
  // One row for a period, in which each step takes the same number of characters: a hundred thousand steps as rows of their own take longer
  // to send and to read than to compute.
  const rows = await rowsOf<{ periodId: string; day: string; steps: string | null }>(
    tx,
    sql`
    select ${ratingPeriods.id} as "periodId", ${ratingPeriods.lastDay}::text as "day", (
      select string_agg(${ratingSteps.matchId}::text || ${ratingSteps.playerId}::text || ${ratingSteps.score}::text
        || left(${ratingSteps.discipline}, 1), '')
      from ${ratingSteps} where ${ratingSteps.periodId} = ${ratingPeriods.id}
    ) as "steps"
    from ${ratingPeriods} where ${ratingPeriods.id} = any(${sql.param(periodIds)}::uuid[])
  `,
  );
  return new Map(rows.map(({ periodId, day, steps }) => [periodId, matchesOf(day, steps)]));
}

const ID = 36;
/** A step: match, player, score, and the first letter of the discipline. */
const STEP = 2 * ID + 2;

function matchesOf(day: string, steps: string | null): CountedMatch[] {
  const matches = new Map<string, CountedMatch & { sides: [string[], string[]] }>();
  for (let at = 0; steps !== null && at < steps.length; at += STEP) {
    const id = steps.slice(at, at + ID);
    let match = matches.get(id);
    if (!match) {
      const discipline: Discipline = steps[at + STEP - 1] === 'd' ? 'doubles' : 'singles';
      match = { id, day, discipline, sides: [[], []], winner: 0 };
      matches.set(id, match);
    }
    match.sides[steps[at + 2 * ID] === '1' ? 0 : 1].push(steps.slice(at + ID, at + 2 * ID));
  }
  return [...matches.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

type Before = Omit<Rated, 'volatility'>;

/** A match of a change that counts, with what its step follows from. */
export interface StoredStep {
  readonly periodId: string;
  readonly matchId: string;
  readonly playerId: string;
  readonly discipline: Discipline;
  readonly source: Source;
  readonly tournament: string | null;
  readonly day: string;
  readonly score: 0 | 1;
  readonly before: Before;
  /** After the period. */
  readonly volatility: number;
  readonly opponents: readonly Before[];
}

/** A change, all of a player, or all of a person with everybody merged into one. */
type Asked =
  | { readonly playerId: string }
  | { readonly playerId: string; readonly periodId: string; readonly discipline: Discipline }
  | { readonly accountId: string };

/** The steps of what counts, in the order of the matches. */
export async function listSteps(db: Db, asked: Asked): Promise<StoredStep[]> {
  return rowsOf<StoredStep>(
    db,
    sql`
    select ${ratingSteps.periodId} as "periodId", ${ratingSteps.matchId} as "matchId",
      ${ratingSteps.playerId} as "playerId", ${ratingSteps.discipline} as "discipline",
      ${ratingPeriods.source} as "source", ${tournaments.name} as "tournament",
      ${matches.playedOn}::text as "day", ${ratingSteps.score} as "score",
      json_build_object('rating', ${ratingChanges.pointsBefore}, 'deviation', ${ratingChanges.deviationBefore}) as "before",
      ${ratingChanges.volatility} as "volatility", (
        select json_agg(json_build_object('rating', theirs.points_before, 'deviation', theirs.deviation_before) order by theirs.player_id)
        from ${ratingSteps} other
        join ${ratingChanges} theirs on theirs.period_id = other.period_id and theirs.player_id = other.player_id
          and theirs.discipline = other.discipline and theirs.superseded_at is null
        where other.period_id = ${ratingSteps.periodId} and other.match_id = ${ratingSteps.matchId}
          and other.score <> ${ratingSteps.score}
      ) as "opponents"
    from ${ratingChanges}
    join ${ratingSteps} on ${ratingSteps.periodId} = ${ratingChanges.periodId}
      and ${ratingSteps.playerId} = ${ratingChanges.playerId} and ${ratingSteps.discipline} = ${ratingChanges.discipline}
    join ${ratingPeriods} on ${ratingPeriods.id} = ${ratingChanges.periodId}
    join ${matches} on ${matches.id} = ${ratingSteps.matchId}
    left join ${tournaments} on ${tournaments.id} = ${ratingPeriods.tournamentId}
    where ${ratingChanges.supersededAt} is null and ${isOf(asked)}
    order by ${matches.playedOn}, ${matches.round}, ${matches.id}
  `,
  );
}

function isOf(asked: Asked): SQL {
  if ('accountId' in asked) {
    return sql`${ratingChanges.playerId} in ${playersOf(asked.accountId)}`;
  }
  const isOfPlayer = sql`${ratingChanges.playerId} = ${asked.playerId}::uuid`;
  if (!('periodId' in asked)) return isOfPlayer;
  return sql`${isOfPlayer}
    and ${ratingChanges.periodId} = ${asked.periodId}::uuid and ${ratingChanges.discipline} = ${asked.discipline}`;
}
