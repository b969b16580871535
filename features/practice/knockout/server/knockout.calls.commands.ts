import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import type { Services } from '#platform/server/services.ts';
import { visibleSession } from '../../practice.policy.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { isSameCall, refusalFor } from '../knockout.calls.policy.ts';
import { type CalledPeople, notifyOfCall } from './knockout.calls.notifications.ts';
import * as calls from './knockout.calls.store.ts';

export interface CallWrite {
  readonly id: string;
  readonly sessionId: string;
  readonly drawNumber: number;
  readonly matchId: string;
  /** The players on the caller's screen. */
  readonly player1Id: string;
  readonly player2Id: string;
  /** Where to go, such as "Court 3". */
  readonly place: string;
  readonly accountId: string;
}

export type CallRefusal =
  | 'SESSION_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'MATCH_NOT_FOUND'
  | 'BRACKET_REDRAWN'
  | 'PLAYERS_MISSING'
  | 'PLAYERS_CHANGED'
  | 'MATCH_PLAYED';

/**
 * Calls the players of a match that can begin, and gives how many they are and how many of them are notified. Idempotent by `id`; a second
 * helper who calls the same players to the same place within a minute changes nothing either.
 */
export async function callMatch(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'publish'>,
  { accountId, ...write }: CallWrite,
): Promise<Result<sessions.SessionAndGroup & CalledPeople, CallRefusal>> {
  const { db, clock } = services;
  const stored = await sessions.findWithGroup(db, accountId, write.sessionId);
  const found = visibleSession(stored, { format: 'knockout' });
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    const session = await sessions.findForUpdate(tx, write.sessionId);
    if (!session || session.deletedAt) return refuse('MATCH_NOT_FOUND');
    const call = { ...write, calledAt: clock.now(), calledByAccountId: accountId };
    const { number, draw } = await draws.findCurrent(tx, session.id);
    const earlier = await calls.list(tx, session.id, number);
    const known = earlier.find((one) => one.id === call.id || isSameCall(one, call));
    if (!known) {
      if (number !== call.drawNumber) return refuse('BRACKET_REDRAWN');
      const refusal = refusalFor(draw, call);
      if (refusal) return refuse(refusal);
      await calls.insert(tx, call);
      await services.publish(tx, { type: 'session.changed', sessionId: session.id });
    }
    // Each player is notified once; a call that is sent again returns the same numbers.
    const counts = await notifyOfCall(services, tx, { call: known ?? call, session });
    return ok({ ...found.value, ...counts });
  });
}
