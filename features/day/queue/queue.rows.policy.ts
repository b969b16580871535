import { isOnCourt } from '#domain/order-of-play/queued.ts';
import type { Priority } from '#domain/order-of-play/reasons.ts';
import { type DayMatch, wasPlayed } from './queue.matches.policy.ts';
import type { QueueState } from './queue.vocabulary.ts';

/** What the desk has done with a match, as it is stored. */
export interface QueueRow {
  readonly stageId: string;
  readonly matchId: string;
  readonly tournamentId: number;
  readonly drawNumber: number;
  readonly version: number;
  readonly state: QueueState;
  readonly player1Id: string | null;
  readonly player2Id: string | null;
  readonly courtId: string | null;
  readonly umpireId: string | null;
  readonly calledAt: Date | null;
  readonly calledAgainAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly player1ComingAt: Date | null;
  readonly player2ComingAt: Date | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly priority: Priority;
  readonly place: number | null;
  readonly fixedCourtId: string | null;
  readonly isHeld: boolean;
  readonly notBefore: string | null;
}

/** A match that nobody has touched. */
export function untouched(
  { stageId, matchId, drawNumber }: Pick<DayMatch, 'stageId' | 'matchId' | 'drawNumber'>,
  tournamentId: number,
): QueueRow {
  return {
    stageId,
    matchId,
    drawNumber,
    tournamentId,
    version: 0,
    state: 'waiting',
    ...OFF_COURT,
    endedAt: null,
    priority: 'usual',
    place: null,
    fixedCourtId: null,
    isHeld: false,
    notBefore: null,
  };
}

/** Nowhere: neither next nor called, as after it was taken back. */
export const OFF_COURT = {
  player1Id: null,
  player2Id: null,
  courtId: null,
  umpireId: null,
  calledAt: null,
  calledAgainAt: null,
  arrivedAt: null,
  player1ComingAt: null,
  player2ComingAt: null,
  startedAt: null,
} as const;

/**
 * A stored row as it counts for the match of today's draw. A row of another draw counts for nothing. A match with a result is done, and
 * has ended when its result was entered, unless the row says when. A call counts only for the two sides that were called: after a
 * correction or a replacement the match waits again, with what else the desk has fixed about it.
 */
export function fitted(
  stored: QueueRow | undefined,
  match: DayMatch,
  tournamentId: number,
): QueueRow {
  const isOfDraw = stored?.drawNumber === match.drawNumber;
  const row = isOfDraw ? stored : untouched(match, tournamentId);
  const isDone = row.state === 'done';
  const isThere = row.state === 'waiting' || (hasSides(row, match) && row.courtId !== null);
  if (match.result) {
    if (isDone) return row;
    const isPlayedThere = isThere && isOnCourt(row);
    const endedAt = wasPlayed(match.result) ? match.result.at : null;
    return { ...row, ...(isPlayedThere ? {} : OFF_COURT), state: 'done', endedAt };
  }
  if (isThere && !isDone) return row;
  return { ...row, ...OFF_COURT, state: 'waiting', endedAt: null };
}

function hasSides(row: QueueRow, { player1Id, player2Id }: DayMatch): boolean {
  return row.player1Id === player1Id && row.player2Id === player2Id;
}

/** Whether a stored row says something else than it counts for. */
export function isStale(row: QueueRow, counts: QueueRow): boolean {
  return row.state !== counts.state || row.drawNumber !== counts.drawNumber;
}

/**
 * The row of a match whose result was taken back. It returns to the court on which it was played, unless that one is not free now or
 * others play it; then it waits.
 */
export function reopened(row: QueueRow, match: DayMatch, isCourtFree: boolean): QueueRow {
  const next = { ...row, endedAt: null, version: row.version + 1 };
  const isBack = row.courtId !== null && row.calledAt !== null && isCourtFree;
  if (!isBack || !hasSides(row, match)) return { ...next, ...OFF_COURT, state: 'waiting' };
  return { ...next, state: row.startedAt === null ? 'called' : 'playing' };
}
