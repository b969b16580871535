import { inArray, type SQL, sql } from 'drizzle-orm';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { matches, matchPlayers } from './matches.tables.ts';

/** No condition on guests besides their own mark. */
const NOBODY_ELSE = sql`false`;

/**
 * Names the players of matches from their two sides, where they are not named yet; nobody where a row names nobody.
 * `isGuest` is a condition on `match` and on `person`, for matches that do not mark their guests.
 */
export async function insertPlayers(
  tx: Db,
  matchIds: readonly string[],
  isGuest: SQL = NOBODY_ELSE,
): Promise<void> {
  await tx.execute(sql`
    insert into ${matchPlayers} (match_id, side, player_id, played_on)
    select match.id, named.side, member.player_id, match.played_on
    from ${matches} match
    cross join lateral (values (1, match.player1), (2, match.player2)) as named (side, people)
    cross join lateral jsonb_array_elements(
      coalesce(named.people -> 'players', jsonb_build_array(named.people))
    ) as person
    join ${groupMembers} member on member.group_id = match.group_id and member.id =
      case jsonb_typeof(person -> 'id') when 'number' then (person ->> 'id')::integer end
    where ${inArray(sql`match.id`, [...matchIds])}
      and not coalesce((person ->> 'external')::boolean, false) and not (${isGuest})
    on conflict do nothing
  `);
}

/** Replaces the players of a match by those of its two sides. */
export async function updatePlayers(tx: Db, matchId: string): Promise<void> {
  await tx.delete(matchPlayers).where(inArray(matchPlayers.matchId, [matchId]));
  await insertPlayers(tx, [matchId]);
}
