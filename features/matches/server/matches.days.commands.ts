import type { Subscriber } from '#platform/server/events/events.ts';
import * as stages from './matches.stages.store.ts';

/** The matches of a tournament follow it to another day. */
export const moveMatchDays: Subscriber<'tournament.changed'> = async (
  _services,
  tx,
  { tournamentId, isOtherDay },
) => {
  if (isOtherDay) await stages.updateDays(tx, tournamentId);
};
