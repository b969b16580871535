import type { Db } from '#platform/server/db/database.ts';
import * as events from '../events/server/events.store.ts';
import * as store from './tournaments.store.ts';

export type EventColumns = Omit<events.NewEvent, 'id' | 'tournamentId' | 'position' | 'creationId'>;

/**
 * Stores a tournament with its events, and gives its number and those of the events that it has made: the same publish id gives the same
 * number, and makes none. A step inside the transaction of a command.
 */
export async function createTournament(
  tx: Db,
  tournament: store.NewTournament,
  [first, ...others]: readonly [EventColumns, ...EventColumns[]],
): Promise<{ readonly id: number; readonly eventIds: readonly number[] }> {
  const id = await store.insert(tx, tournament);
  const firstId = await events.insertFirst(tx, { ...first, tournamentId: id });
  if (firstId === null) return { id, eventIds: [] };
  const eventIds = [firstId];
  for (const event of others) {
    eventIds.push(await events.insert(tx, { ...event, tournamentId: id }));
  }
  return { id, eventIds };
}
