import { publishResult } from '#features/matches/server/matches.results.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { isRubber } from '#features/matches/ties/ties.sides.policy.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { deleteByTournament } from '../../check-in/server/check-in.store.ts';
import { updateAllEnded } from '../../open-tables/server/open-tables.store.ts';
import { deleteCourtBreaks } from '../../rules/server/rules.store.ts';
import { newCode } from '../../server/day.commands.ts';
import * as days from '../../server/day.store.ts';
import * as store from './queue.store.ts';

/**
 * A tournament that is played on another day, as after rain: nobody has come yet, no match is called, no court has a break,
 * nobody waits for an open table or plays there, the venue has another code, and it has not ended early. Results stay, and what the desk
 * has set up.
 */
export const beginAgain: Subscriber<'tournament.changed'> = async (
  services,
  tx,
  { tournamentId, isOtherDay },
) => {
  if (!isOtherDay) return;
  await tournaments.updateState(tx, tournamentId, { endedEarlyAt: null, endedEarlyFor: null });
  // A tie may end with a rubber that leaves its court. Stages are locked before the day.
  const rows = await store.listMatches(tx, tournamentId);
  const rubbers = rows.filter(({ state, matchId }) => state === 'playing' && isRubber(matchId));
  const playing = new Set(rubbers.map(({ stageId }) => stageId));
  for (const stageId of playing) await stages.findForUpdate(tx, stageId);
  const day = await days.updateVersion(tx, tournamentId);
  if (!day) return;
  await deleteByTournament(tx, tournamentId);
  await days.updateCode(tx, tournamentId, newCode(day.code));
  await store.updateWaiting(tx, tournamentId);
  await deleteCourtBreaks(tx, tournamentId);
  await updateAllEnded(tx, tournamentId, services.clock.now());
  for (const stageId of playing) {
    await publishResult(services, tx, { stageId, ownerAccountId: null });
  }
};
