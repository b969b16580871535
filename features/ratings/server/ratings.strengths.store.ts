import { and, eq, sql } from 'drizzle-orm';
import { accountRates } from '#features/accounts/server/accounts.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { StoredRate } from './ratings.page.store.ts';
import type { Track } from './ratings.periods.store.ts';
import { playerRatings, ratingChanges, ratingStarts } from './ratings.tables.ts';

/** The current rates of players in a track. */
export async function listCurrent(
  db: Db,
  { source, sport }: Track,
  playerIds: readonly string[],
): Promise<StoredRate[]> {
  const rows = await db
    .select()
    .from(playerRatings)
    .where(
      and(
        sql`${playerRatings.playerId} = any(${sql.param(playerIds)}::uuid[])`,
        eq(playerRatings.source, source),
        eq(playerRatings.sport, sport),
      ),
    );
  return rows as StoredRate[];
}

/**
 * The points with which players begin who were rated under another number only, before they were merged into it: those of the number that was
 * rated first. Everybody who met them then keeps the numbers, whatever level they have declared since.
 */
export async function listInheritedStarts(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await rowsOf<{ playerId: string; points: number | null }>(
    db,
    sql`
    with recursive own as (
      select one.id as root, one.id from unnest(${sql.param(playerIds)}::uuid[]) as one (id)
      where not exists (select from ${ratingStarts} where ${ratingStarts.playerId} = one.id)
      union all
      select own.root, next.id from own join players next on next.merged_into = own.id
    )
    select distinct on (own.root) own.root as "playerId", ${ratingStarts.points} as "points"
    from own join ${ratingStarts} on ${ratingStarts.playerId} = own.id
    order by own.root, (
      select min(${ratingChanges.id}) from ${ratingChanges} where ${ratingChanges.playerId} = own.id
    ), own.id
  `,
  );
  return new Map(rows.map(({ playerId, points }) => [playerId, points]));
}

/** The points with which players begin, without storing them: of those who were rated before, and of the declared levels. */
export async function listStartPoints(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await rowsOf<{ playerId: string; points: number | null }>(
    db,
    sql`
    select ${players.id} as "playerId", coalesce(${ratingStarts.points}, (
      select ${accountRates.points} from ${accountRates} where ${accountRates.accountId} = ${players.accountId}
      order by ${accountRates.at}, ${accountRates.id} limit 1
    )) as "points"
    from ${players} left join ${ratingStarts} on ${ratingStarts.playerId} = ${players.id}
    where ${players.id} = any(${sql.param(playerIds)}::uuid[])
  `,
  );
  const declared = rows.map(({ playerId, points }) => [playerId, points] as const);
  return new Map([...declared, ...(await listInheritedStarts(db, playerIds))]);
}
