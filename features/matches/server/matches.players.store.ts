import { eq, sql } from 'drizzle-orm';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { matches, matchPlayers } from './matches.tables.ts';

/** Replaces the players of a match by those of its two sides; there are none where the row names nobody. */
export async function updatePlayers(tx: Db, matchId: string): Promise<void> {
  await tx.delete(matchPlayers).where(eq(matchPlayers.matchId, matchId));
  await tx.execute(sql`
    insert into ${matchPlayers} (match_id, side, player_id, played_on)
    select ${matches.id}, named.side, ${groupMembers.playerId}, ${matches.playedOn}
    from ${matches}
    cross join lateral (values (1, ${matches.player1}), (2, ${matches.player2})) as named (side, people)
    cross join lateral jsonb_array_elements(
      coalesce(named.people -> 'players', jsonb_build_array(named.people))
    ) as person
    join ${groupMembers}
      on ${groupMembers.groupId} = ${matches.groupId} and to_jsonb(${groupMembers.id}) = person -> 'id'
    where ${matches.id} = ${matchId} and not coalesce((person ->> 'external')::boolean, false)
    on conflict do nothing
  `);
}
