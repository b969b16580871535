import { asc, gt, inArray, sql } from 'drizzle-orm';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { matches, matchPlayers } from '#features/matches/server/matches.tables.ts';
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

/**
 * Names the players of matches, where they are not named yet. Matches of earlier versions do not mark guests: the list of
 * their session does.
 */
export async function insertPlayers(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with named as (
      select match.id, match.group_id, match.stage_id, match.played_on, sides.side,
        person -> 'id' as number, coalesce((person ->> 'external')::boolean, false) as external
      from ${matches} match
      cross join lateral (values (1, match.player1), (2, match.player2)) as sides (side, people)
      cross join lateral jsonb_array_elements(
        coalesce(sides.people -> 'players', jsonb_build_array(sides.people))
      ) as person
      where ${inArray(sql`match.id`, [...ids])}
    )
    insert into ${matchPlayers} (match_id, side, player_id, played_on)
    select named.id, named.side, member.player_id, named.played_on
    from named
    join ${groupMembers} member
      on member.group_id = named.group_id and to_jsonb(member.id) = named.number
    where not named.external and not exists (
      select 1 from ${practiceSessions} session
      cross join lateral jsonb_array_elements(session.players) as listed
      where session.id = named.stage_id and listed -> 'id' = named.number
        and (listed ->> 'external')::boolean
    )
    on conflict do nothing
  `);
}

/** Validates the foreign key that migration 0023 has left unchecked; writes go on meanwhile. */
export async function updateValidated(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`alter table matches validate constraint ${LAST_STEP}`));
}
