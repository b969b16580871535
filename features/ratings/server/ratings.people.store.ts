import { sql } from 'drizzle-orm';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';

/** The accounts of players; those without one are missing. */
export async function listAccounts(
  db: Db,
  playerIds: readonly string[],
): Promise<{ readonly playerId: string; readonly accountId: string }[]> {
  return rowsOf<{ playerId: string; accountId: string }>(
    db,
    sql`
    select ${players.id} as "playerId", ${players.accountId} as "accountId"
    from ${players}
    where ${players.id} = any(${sql.param(playerIds)}::uuid[])
      and ${players.accountId} is not null and ${players.leftAt} is null
    order by ${players.accountId}
  `,
  );
}
