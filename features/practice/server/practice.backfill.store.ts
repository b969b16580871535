import { asc, gt, sql } from 'drizzle-orm';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { practiceSessions } from '../sessions/server/sessions.tables.ts';

/** The constraint that is validated last: as long as it is not, the work is not done. */
const LAST_STEP = 'matches_stage_id_stages_id_fk';

/** Whether every match of an earlier version has its players. */
export async function existsBackfilled(db: Db): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(sql`pg_constraint`)
    .where(sql`conname = ${LAST_STEP} and convalidated`);
  return rows.length > 0;
}

/** The ids of the next matches after an id, in their order. */
export async function listIdsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(gt(matches.id, after))
    .orderBy(asc(matches.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Names the players of matches of earlier versions. Those do not mark guests: the list of their session does. */
export async function insertPlayers(tx: Db, ids: readonly string[]): Promise<void> {
  await matchStore.insertPlayers(
    tx,
    ids,
    sql`exists (
      select 1 from ${practiceSessions} session
      cross join lateral jsonb_array_elements(session.players) as listed
      where session.id = match.stage_id and listed -> 'id' = person -> 'id'
        and (listed ->> 'external')::boolean
    )`,
  );
}

/** Validates the foreign key that migration 0023 has left unchecked; writes go on meanwhile. */
export async function updateValidated(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`alter table matches validate constraint ${LAST_STEP}`));
}
