import { findMatch } from '#domain/bracket/results.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';

export interface Call {
  readonly matchId: string;
  readonly player1Id: string;
  readonly player2Id: string;
  readonly place: string;
  readonly calledAt: Date;
}

const AGAIN_MS = 60_000;

/** Two helpers may press at the same time: the same players to the same place within a minute count as one call. */
export function isSameCall(earlier: Call, later: Call): boolean {
  return (
    earlier.matchId === later.matchId &&
    earlier.player1Id === later.player1Id &&
    earlier.player2Id === later.player2Id &&
    earlier.place === later.place &&
    later.calledAt.getTime() - earlier.calledAt.getTime() < AGAIN_MS
  );
}

/** Why a call cannot be made; null for a match that can begin, between the players whom the caller sees. */
export function refusalFor(
  draw: Draw,
  { matchId, player1Id, player2Id }: Pick<Call, 'matchId' | 'player1Id' | 'player2Id'>,
): 'MATCH_NOT_FOUND' | 'MATCH_PLAYED' | 'PLAYERS_MISSING' | 'PLAYERS_CHANGED' | null {
  const match = findMatch(draw, matchId);
  if (!match || match.result?.kind === 'bye') return 'MATCH_NOT_FOUND';
  if (match.result) return 'MATCH_PLAYED';
  if (match.player1 === null || match.player2 === null) return 'PLAYERS_MISSING';
  const same = match.player1 === player1Id && match.player2 === player2Id;
  return same ? null : 'PLAYERS_CHANGED';
}

/** The newest call of each match without a result; a call of players who no longer play the match does not count. */
export function openCalls<C extends Call>(draw: Draw, calls: readonly C[]): C[] {
  const newest = new Map<string, C>();
  for (const call of calls) {
    const match = findMatch(draw, call.matchId);
    const same = match && match.player1 === call.player1Id && match.player2 === call.player2Id;
    if (same && !match.result) newest.set(call.matchId, call);
  }
  return [...newest.values()];
}
