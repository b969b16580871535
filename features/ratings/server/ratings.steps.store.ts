import { sql } from 'drizzle-orm';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { CountedMatch } from '../ratings.inputs.policy.ts';
import { ratingPeriods, ratingSteps } from './ratings.tables.ts';

/**
 * The matches that counted when these periods were computed, by period, in the order of their ids. The matches themselves may have changed since: then
 * their own period is computed again.
 */
export async function listCounted(
  tx: Db,
  periodIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CountedMatch[]>> {
  if (periodIds.length === 0) return new Map();
  // One row for a period: a hundred thousand steps as rows of their own take longer to send than to compute.
  const rows = await rowsOf<{ periodId: string; day: string; steps: string | null }>(
    tx,
    sql`
    select ${ratingPeriods.id} as "periodId", ${ratingPeriods.lastDay}::text as "day", (
      select string_agg(concat_ws(' ', ${ratingSteps.matchId}, ${ratingSteps.discipline}, ${ratingSteps.score}, ${ratingSteps.playerId}), ',')
      from ${ratingSteps} where ${ratingSteps.periodId} = ${ratingPeriods.id}
    ) as "steps"
    from ${ratingPeriods} where ${ratingPeriods.id} = any(${sql.param(periodIds)}::uuid[])
  `,
  );
  return new Map(rows.map(({ periodId, day, steps }) => [periodId, matchesOf(day, steps)]));
}

function matchesOf(day: string, steps: string | null): CountedMatch[] {
  const matches = new Map<string, CountedMatch & { sides: [string[], string[]] }>();
  for (const step of steps?.split(',') ?? []) {
    const [id = '', discipline, score, playerId = ''] = step.split(' ');
    const known = matches.get(id) ?? {
      id,
      day,
      discipline: discipline as Discipline,
      sides: [[], []],
      winner: 0,
    };
    known.sides[score === '1' ? 0 : 1].push(playerId);
    matches.set(id, known);
  }
  return [...matches.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}
