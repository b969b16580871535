import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  type ClosedRefusal,
  closedRefusal,
  type EventRequest,
  type OwnEvent,
} from '../../server/event-draws.locks.commands.ts';
import { correctorOf } from '../corrections.policy.ts';
import * as store from './corrections.store.ts';

/** Why a result of an event cannot be written; null when it can. */
export type FindClosed = (db: Db, own: OwnEvent) => Promise<ClosedRefusal | null>;

/** Results that are final are written by nobody. */
export const closedWhenFinal: FindClosed = async (_db, { tournament }) => closedRefusal(tournament);

/** Results that are final are written by who may correct them, while a correction of the event is open. */
export function closedUnlessCorrected(clock: Clock, account: EventRequest['account']): FindClosed {
  return async (db, { tournament, event }) => {
    const refusal = closedRefusal(tournament);
    const now = clock.now();
    if (refusal !== 'TOURNAMENT_FINALIZED' || !correctorOf(account, tournament, now))
      return refusal;
    return (await store.findOpen(db, event.id, now)) ? null : refusal;
  };
}

/**
 * Whether a result that may be written corrects final ones. What was published and played since stays as it was drawn then (decision 0028),
 * also where others would have gone on: a wrong result could never be put right otherwise.
 */
export function isCorrection({ tournament }: Pick<OwnEvent, 'tournament'>): boolean {
  return tournament.finalizedAt !== null;
}
