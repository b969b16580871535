import { sql } from 'drizzle-orm';
import type { Strength } from '#domain/rating/strength.ts';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import { accountRates } from '#features/accounts/server/accounts.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { asArrays, type Column } from '#platform/server/db/as-arrays.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { StoredPeriod, Track } from './ratings.periods.store.ts';
import { listInheritedStarts } from './ratings.strengths.store.ts';
import {
  playerRatings,
  ratingChanges,
  ratingPeriods,
  ratingStarts,
  ratingSteps,
} from './ratings.tables.ts';

/** A rate: of a player in a discipline, within the track that is being computed. */
export interface Rate {
  readonly playerId: string;
  readonly discipline: Discipline;
}

export interface StoredChange extends Rate {
  readonly periodId: string;
  readonly pointsBefore: number;
  readonly deviationBefore: number;
  readonly points: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly floor: number;
  readonly won: number;
  readonly lost: number;
  readonly matches: number;
  /** As the database writes an array: compared and stored, never read. */
  readonly recentDays: string;
}

export interface LiveChange extends StoredChange {
  readonly id: number;
}

export interface StoredStep extends Rate {
  readonly periodId: string;
  readonly matchId: string;
  readonly score: 0 | 1;
}

/** The points with which players begin, by player; stored when a player is rated for the first time. */
export async function listStarts(
  tx: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const inherited = await listInheritedStarts(tx, playerIds);
  const ids = sql`${sql.param(playerIds.filter((id) => !inherited.has(id)))}::uuid[]`;
  await tx.execute(sql`
    insert into ${ratingStarts} (player_id, points)
    select ${players.id}, (
      select ${accountRates.points} from ${accountRates} where ${accountRates.accountId} = ${players.accountId}
      order by ${accountRates.at}, ${accountRates.id} limit 1
    )
    from ${players}
    where ${players.id} = any(${ids})
      and not exists (select from ${ratingStarts} where ${ratingStarts.playerId} = ${players.id})
    order by ${players.id}
    on conflict do nothing
  `);
  const rows = await rowsOf<{ playerId: string; points: number | null }>(
    tx,
    sql`
    select ${ratingStarts.playerId} as "playerId", ${ratingStarts.points} as "points"
    from ${ratingStarts} where ${ratingStarts.playerId} = any(${ids})
  `,
  );
  return new Map([
    ...rows.map(({ playerId, points }) => [playerId, points] as const),
    ...inherited,
  ]);
}

interface StoredStrength extends Rate, Strength {
  readonly periodId: string;
}

/** Where players stood before a period of a track; those without an earlier period of it are missing. */
export async function listBefore(
  tx: Db,
  { source, sport }: Track,
  { lastDay, number }: Pick<StoredPeriod, 'lastDay' | 'number'>,
  playerIds: readonly string[],
): Promise<StoredStrength[]> {
  return rowsOf<StoredStrength>(
    tx,
    sql`
    select distinct on (${ratingChanges.playerId}, ${ratingChanges.discipline})
      ${ratingChanges.playerId} as "playerId", ${ratingChanges.discipline} as "discipline",
      ${ratingChanges.points} as "rating", ${ratingChanges.deviation} as "deviation",
      ${ratingChanges.volatility} as "volatility", ${ratingChanges.matches} as "matches",
      ${ratingChanges.recentDays}::text[] as "recentDays",
      ${ratingPeriods.lastDay}::text as "lastDay", ${ratingPeriods.id} as "periodId"
    from ${ratingChanges}
    join ${ratingPeriods} on ${ratingPeriods.id} = ${ratingChanges.periodId}
    where ${ratingChanges.playerId} = any(${sql.param(playerIds)}::uuid[])
      and ${ratingChanges.supersededAt} is null
      and ${ratingPeriods.source} = ${source} and ${ratingPeriods.sport} = ${sport}
      and (${ratingPeriods.lastDay}, ${ratingPeriods.number}) < (${lastDay}::date, ${number}::int)
    order by ${ratingChanges.playerId}, ${ratingChanges.discipline},
      ${ratingPeriods.lastDay} desc, ${ratingPeriods.number} desc
  `,
  );
}

/** What counts now of these periods. */
export async function listLive(tx: Db, periodIds: readonly string[]): Promise<LiveChange[]> {
  return rowsOf<LiveChange>(
    tx,
    sql`
    select ${ratingChanges.id}::int as "id", ${ratingChanges.playerId} as "playerId",
      ${ratingChanges.discipline} as "discipline",
      ${ratingChanges.periodId} as "periodId", ${ratingChanges.pointsBefore} as "pointsBefore",
      ${ratingChanges.deviationBefore} as "deviationBefore", ${ratingChanges.points} as "points",
      ${ratingChanges.deviation} as "deviation", ${ratingChanges.volatility} as "volatility",
      ${ratingChanges.floor} as "floor", ${ratingChanges.won} as "won", ${ratingChanges.lost} as "lost",
      ${ratingChanges.matches} as "matches", ${ratingChanges.recentDays}::text as "recentDays"
    from ${ratingChanges}
    where ${ratingChanges.periodId} = any(${sql.param(periodIds)}::uuid[])
      and ${ratingChanges.supersededAt} is null
  `,
  );
}

/** Marks changes as superseded; they stay as they were. */
export async function updateSuperseded(
  tx: Db,
  changes: readonly LiveChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update ${ratingChanges} set superseded_at = ${at.toISOString()}::timestamptz
    where ${ratingChanges.id} = any(${sql.param(changes.map(({ id }) => id))}::bigint[])
  `);
}

const CHANGE_COLUMNS: readonly Column<StoredChange>[] = [
  ['period_id', 'uuid', (change) => change.periodId],
  ['player_id', 'uuid', (change) => change.playerId],
  ['discipline', 'text', (change) => change.discipline],
  ['points_before', 'float8', (change) => change.pointsBefore],
  ['deviation_before', 'float8', (change) => change.deviationBefore],
  ['points', 'float8', (change) => change.points],
  ['deviation', 'float8', (change) => change.deviation],
  ['volatility', 'float8', (change) => change.volatility],
  ['floor', 'float8', (change) => change.floor],
  ['won', 'int2', (change) => change.won],
  ['lost', 'int2', (change) => change.lost],
  ['matches', 'int4', (change) => change.matches],
  ['recent_days', 'text', (change) => change.recentDays],
];

/** Stores what periods did to players, all in one statement. */
export async function insertAll(
  tx: Db,
  changes: readonly StoredChange[],
  computedAt: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into ${ratingChanges} (period_id, player_id, discipline, points_before, deviation_before,
      points, deviation, volatility, floor, won, lost, matches, recent_days, computed_at)
    select period_id, player_id, discipline, points_before, deviation_before,
      points, deviation, volatility, floor, won, lost, matches, recent_days::date[],
      ${computedAt.toISOString()}::timestamptz
    from ${asArrays(changes, CHANGE_COLUMNS)} as made
  `);
}

const STEP_COLUMNS: readonly Column<StoredStep>[] = [
  ['player_id', 'uuid', (step) => step.playerId],
  ['match_id', 'uuid', (step) => step.matchId],
  ['period_id', 'uuid', (step) => step.periodId],
  ['discipline', 'text', (step) => step.discipline],
  ['score', 'int2', (step) => step.score],
];

/** Puts steps in the place of those of some periods. */
export async function updateSteps(
  tx: Db,
  periodIds: readonly string[],
  steps: readonly StoredStep[],
): Promise<void> {
  await tx.execute(
    sql`delete from ${ratingSteps} where period_id = any(${sql.param(periodIds)}::uuid[])`,
  );
  if (steps.length === 0) return;
  await tx.execute(sql`
    insert into ${ratingSteps} (player_id, match_id, period_id, discipline, score)
    select player_id, match_id, period_id, discipline, score
    from ${asArrays(steps, STEP_COLUMNS)} as made
  `);
}

export interface CurrentRate extends Rate, Strength {
  readonly periodId: string;
  readonly rankedUntil: string | null;
}

/** The current points of players in a track. */
export async function listCurrent(
  tx: Db,
  { source, sport }: Track,
  playerIds: readonly string[],
): Promise<(Rate & { readonly points: number })[]> {
  return rowsOf<Rate & { points: number }>(
    tx,
    sql`
    select ${playerRatings.playerId} as "playerId", ${playerRatings.discipline} as "discipline",
      ${playerRatings.points} as "points"
    from ${playerRatings}
    where ${playerRatings.playerId} = any(${sql.param(playerIds)}::uuid[])
      and ${playerRatings.source} = ${source} and ${playerRatings.sport} = ${sport}
  `,
  );
}

const CURRENT_COLUMNS: readonly Column<CurrentRate>[] = [
  ['player_id', 'uuid', (rate) => rate.playerId],
  ['discipline', 'text', (rate) => rate.discipline],
  ['points', 'float8', (rate) => rate.rating],
  ['deviation', 'float8', (rate) => rate.deviation],
  ['volatility', 'float8', (rate) => rate.volatility],
  ['matches', 'int4', (rate) => rate.matches],
  ['recent_days', 'text', (rate) => `{${rate.recentDays.join(',')}}`],
  ['last_day', 'date', (rate) => rate.lastDay],
  ['period_id', 'uuid', (rate) => rate.periodId],
  ['ranked_until', 'date', (rate) => rate.rankedUntil],
];

/** Stores current rates of a track. */
export async function upsertCurrent(
  tx: Db,
  { source, sport }: Track,
  rates: readonly CurrentRate[],
): Promise<void> {
  if (rates.length === 0) return;
  await tx.execute(sql`
    insert into ${playerRatings} (player_id, sport, discipline, source, points, deviation, volatility,
      matches, recent_days, last_day, period_id, ranked_until)
    select player_id, ${sport}::text, discipline, ${source}::text, points, deviation, volatility,
      matches, recent_days::date[], last_day, period_id, ranked_until
    from ${asArrays(rates, CURRENT_COLUMNS)} as made
    on conflict (player_id, sport, discipline, source) do update set
      points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
      matches = excluded.matches, recent_days = excluded.recent_days, last_day = excluded.last_day,
      period_id = excluded.period_id, ranked_until = excluded.ranked_until
  `);
}

/** Deletes the current rates of a track that no period has made. */
export async function deleteCurrent(
  tx: Db,
  { source, sport }: Track,
  rates: readonly Rate[],
): Promise<void> {
  if (rates.length === 0) return;
  const gone = asArrays(rates, [
    ['player_id', 'uuid', (rate) => rate.playerId],
    ['discipline', 'text', (rate) => rate.discipline],
  ]);
  await tx.execute(sql`
    delete from ${playerRatings} rate using ${gone} as gone
    where rate.player_id = gone.player_id and rate.discipline = gone.discipline
      and rate.source = ${source} and rate.sport = ${sport}
  `);
}
