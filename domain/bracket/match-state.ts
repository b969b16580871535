import { isEntered } from './results.ts';
import type { Match } from './vocabulary.ts';

/**
 * The state of a match: `waiting` for a player, `ready` to be played, `decided`, a `bye`, or `unopposed`: not played,
 * because a match before it had no winner.
 */
const matchStates = ['waiting', 'ready', 'decided', 'bye', 'unopposed'] as const;
export type MatchState = (typeof matchStates)[number];

export function matchState(match: Match): MatchState {
  if (isEntered(match.result)) return 'decided';
  if (match.result) return match.result.kind;
  return match.player1 !== null && match.player2 !== null ? 'ready' : 'waiting';
}
