import { isOnCourt } from '#domain/order-of-play/queued.ts';
import type { OwnEvent } from '#features/event-draws/server/event-draws.locks.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as courts from '../../server/day.courts.store.ts';
import * as store from './queue.store.ts';

/** The matches of an event that are called or played, with the names of their courts. A step of handlers. */
export async function listOnCourt(db: Db, { tournament, event }: OwnEvent) {
  const own = new Set((await stages.listOf(db, event.id)).map(({ id }) => id));
  const rows = (await store.listMatches(db, tournament.id)).filter(
    (row) => own.has(row.stageId) && isOnCourt(row),
  );
  const known = await courts.listByTournament(db, tournament.id);
  return rows.map(({ stageId, matchId, courtId }) => ({
    stageId,
    matchId,
    courtName: known.find(({ id }) => id === courtId)?.name ?? null,
  }));
}
