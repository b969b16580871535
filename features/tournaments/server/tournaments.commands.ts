import type { Db } from '#platform/server/db/database.ts';
import * as events from '../events/server/events.store.ts';
import * as store from './tournaments.store.ts';

export type FirstEvent = Pick<
  events.NewEvent,
  'discipline' | 'level' | 'feeYen' | 'participantLimit'
>;

/** Stores a tournament with its first event, and gives its number; the same publish id gives the same number. */
export async function createTournament(
  db: Db,
  tournament: store.NewTournament,
  event: FirstEvent,
): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await store.insert(tx, tournament);
    await events.insertFirst(tx, { ...event, tournamentId: id });
    return id;
  });
}
