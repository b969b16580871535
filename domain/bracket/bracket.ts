/**
 * The knockout draw: pure rules, no I/O, no clock, no randomness except the recorded random seed.
 *
 * `import * as Bracket from '#domain/bracket/bracket.ts'` gives what a bracket of practice needs: `Bracket.draw(...)`,
 * `Bracket.record(...)`. What else is in this folder is imported from its own file.
 */
import { isEntered } from './results.ts';
import type { Match } from './vocabulary.ts';

export { type Consequences, champion } from './consequences.ts';
export { type DrawOptions, draw } from './draw.ts';
export { redraw } from './redraw.ts';
export { clearedBy, findMatch, isEntered, type Reach, record, type Step } from './results.ts';
export type { Round, RoundKind } from './rounds.ts';
export * from './vocabulary.ts';

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
