import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { deleteByTournament } from '../../check-in/server/check-in.store.ts';
import { updateAllEnded } from '../../open-tables/server/open-tables.store.ts';
import * as days from '../../server/day.store.ts';
import * as store from './queue.store.ts';

/**
 * A tournament that is played on another day, as after rain: nobody has come yet, no match is called, nobody waits
 * for an open table or plays there, and it has not ended early. Results stay, and what the desk has set up.
 */
export const beginAgain: Subscriber<'tournament.changed'> = async (
  { clock },
  tx,
  { tournamentId, isOtherDay },
) => {
  if (!isOtherDay) return;
  await tournaments.updateState(tx, tournamentId, { endedEarlyAt: null, endedEarlyFor: null });
  if (!(await days.updateVersion(tx, tournamentId))) return;
  await deleteByTournament(tx, tournamentId);
  await store.updateWaiting(tx, tournamentId);
  await updateAllEnded(tx, tournamentId, clock.now());
};
