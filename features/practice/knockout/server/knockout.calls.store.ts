import { and, asc, eq } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { isSameCall, whyNot } from '../knockout.calls.policy.ts';
import { knockoutCalls } from './knockout.calls.tables.ts';
import * as draws from './knockout.draws.store.ts';

export type StoredCall = typeof knockoutCalls.$inferSelect;

export type CallRefusal =
  | 'MATCH_NOT_FOUND'
  | 'BRACKET_REDRAWN'
  | 'PLAYERS_MISSING'
  | 'PLAYERS_CHANGED'
  | 'MATCH_PLAYED';

/** Tells the called players, in the transaction that keeps the call; gives how many could be told. */
export type OnCalled = (
  tx: Db,
  news: { call: StoredCall; session: sessions.StoredSession },
) => Promise<number>;

export interface Calling extends Omit<StoredCall, 'calledByAccountId'> {
  readonly calledByAccountId: string;
}

/**
 * Calls the players of a match that can begin. Sent again it changes nothing; nor does a second helper who calls the same
 * players to the same place within a minute.
 */
export async function insert(
  db: Db,
  calling: Calling,
  onCalled: OnCalled,
): Promise<Result<{ told: number }, CallRefusal>> {
  return db.transaction(async (tx) => {
    const session = await sessions.findForUpdate(tx, calling.sessionId);
    if (!session || session.deletedAt) return refuse('MATCH_NOT_FOUND');
    const { number, draw } = await draws.findStanding(tx, session.id);
    const earlier = await list(tx, session.id, number);
    const known = earlier.find((one) => one.id === calling.id || isSameCall(one, calling));
    // Told once; whoever asks again hears how many that were.
    if (known) return ok({ told: await onCalled(tx, { call: known, session }) });
    if (number !== calling.drawNumber) return refuse('BRACKET_REDRAWN');
    const reason = whyNot(draw, calling);
    if (reason) return refuse(reason);
    await tx.insert(knockoutCalls).values(calling);
    return ok({ told: await onCalled(tx, { call: calling, session }) });
  });
}

/** Every call of a draw, the earliest first. */
export function list(db: Db, sessionId: string, drawNumber: number): Promise<StoredCall[]> {
  return db
    .select()
    .from(knockoutCalls)
    .where(and(eq(knockoutCalls.sessionId, sessionId), eq(knockoutCalls.drawNumber, drawNumber)))
    .orderBy(asc(knockoutCalls.calledAt), asc(knockoutCalls.id));
}
