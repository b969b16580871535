import { listLiveHeldOrJoined } from '#features/entries/server/entries.listed.store.ts';
import { existsInSquad } from '#features/entries/squads/server/squads.store.ts';
import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import { isAtDesk } from './referees.permission.commands.ts';

/** Who finds a tournament that is unlisted; for everybody else it does not exist. Every public page of a tournament asks here. */

/** The tournament, for somebody who may find it; null for an unlisted one of others, as for one that does not exist. */
export async function findSeen(
  db: Db,
  id: number,
  account: Account | null,
): Promise<StoredTournament | null> {
  const tournament = await tournaments.findById(db, id);
  if (!tournament) return null;
  return (await isSeenBy(db, tournament, account)) ? tournament : null;
}

/** The same for what is played there: of one that an operator holds back nobody but its desk reads it (next.md, C8). */
export async function findFollowed(
  db: Db,
  id: number,
  account: Account | null,
): Promise<StoredTournament | null> {
  const tournament = await findSeen(db, id, account);
  if (!tournament?.suspendedAt) return tournament;
  return account && (await isAtDesk(db, account, tournament)) ? tournament : null;
}

/**
 * Whether somebody finds a tournament. An unlisted one is found by its organizer, the operators, its referees, those who had a place
 * in it, also in the squad of a team, or in a waiting list, when it became unlisted.
 */
export async function isSeenBy(
  db: Db,
  tournament: Pick<StoredTournament, 'id' | 'organizerId' | 'isUnlisted' | 'events'>,
  account: Account | null,
): Promise<boolean> {
  if (!tournament.isUnlisted) return true;
  if (!account) return false;
  const { id, events } = tournament;
  if (await isAtDesk(db, account, tournament)) return true;
  if ((await listLiveHeldOrJoined(db, account.id, id)).length > 0) return true;
  if (await existsInSquad(db, account.id, id)) return true;
  for (const event of events) {
    if (await waitingList.findLive(db, account.id, event.id)) return true;
  }
  return false;
}
