import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Draw } from '#domain/bracket/glossary.ts';
import { drawSize, matchId } from '#domain/bracket/rounds.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as draws from './knockout.draws.store.ts';
import { knockoutResults } from './knockout.tables.ts';

export interface NewKnockout {
  readonly id: string;
  readonly group: { readonly id: number; readonly name: string };
  readonly practiceDate: string;
  readonly players: readonly Participant[];
  readonly draw: Draw;
  readonly accountId: string;
  readonly now: Date;
}

/** A session and its first draw, together or not at all. False when there is one with this id already. */
export function insert(db: Db, knockout: NewKnockout): Promise<boolean> {
  const { id, group, practiceDate, players, draw, accountId, now } = knockout;
  return db.transaction(async (tx) => {
    const made = await sessions.insert(tx, {
      id,
      format: 'tournament',
      groupId: group.id,
      groupName: group.name,
      ownerAccountId: accountId,
      practiceDate,
      players,
      settings: {},
      createdAt: now,
    });
    if (!made) return false;
    const first = { sessionId: id, number: 1, draw, drawnAt: now, drawnByAccountId: accountId };
    await draws.insert(tx, first);
    return true;
  });
}

/** The latest knockouts of a group, newest first, each with how far it has come. */
export async function listLatest(db: Db, groupId: number) {
  const latest = await sessions.listLatest(db, groupId, 'tournament');
  const results = await listResults(
    db,
    latest.map(({ id }) => id),
  );
  return latest.map(({ id, practiceDate, players }) => {
    const mine = results.filter(({ sessionId }) => sessionId === id);
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

/** Results of these knockouts. Only the draw that counts can have any: a played draw is not made again. */
async function listResults(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      sessionId: knockoutResults.sessionId,
      matchId: knockoutResults.matchId,
      result: knockoutResults.result,
    })
    .from(knockoutResults)
    .where(and(inArray(knockoutResults.sessionId, [...ids]), isNotNull(knockoutResults.result)));
}
