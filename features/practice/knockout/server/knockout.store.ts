import { drawSize, matchId } from '#domain/bracket/rounds.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as results from './knockout.results.store.ts';

/** The latest knockouts of a group, newest first, each with how far it has come. */
export async function listLatest(db: Db, groupId: number) {
  const latest = await sessions.listLatest(db, groupId, 'tournament');
  const played = await results.listByKnockouts(
    db,
    latest.map(({ id }) => id),
  );
  return latest.map(({ id, practiceDate, players }) => {
    const mine = played.filter(({ sessionId }) => sessionId === id);
    const final = matchId(Math.log2(drawSize(players.length)), 0);
    const winner = mine.find((one) => one.matchId === final)?.result?.winner;
    return {
      id,
      practiceDate,
      players: players.length,
      played: mine.length,
      // A knockout of any size sends one player home with every match but the byes.
      total: players.length - 1,
      champion: players.find((player) => String(player.id) === winner)?.name ?? null,
    };
  });
}
