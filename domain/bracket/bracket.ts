/**
 * The knockout draw: pure rules, no I/O, no clock, no randomness except the recorded random seed.
 *
 * The only entry to this folder: `import * as Bracket from '#domain/bracket/bracket.ts'`, then
 * `Bracket.draw(...)`, `Bracket.record(...)`. Only the five-set score screen has its own module.
 */
import { isEntered } from './results.ts';
import type { Draw, Match } from './vocabulary.ts';

export { type Consequences, champion, consequences } from './consequences.ts';
export { type DrawOptions, draw } from './draw.ts';
export { drawQualified } from './draw-qualified.ts';
export { type Box, type Layout, layout } from './layout.ts';
export { largestRandomSeed } from './lot.ts';
export { redraw } from './redraw.ts';
export { replay } from './replay.ts';
export {
  clear,
  clearedBy,
  correct,
  findMatch,
  isEntered,
  nextMatch,
  type Reach,
  record,
  type Step,
  sameResult,
  vacantSide,
} from './results.ts';
export { type Round, type RoundKind, roundKind, rounds } from './rounds.ts';
export * from './vocabulary.ts';

/**
 * The state of a match: `waiting` for a player, `ready` to be played, `decided`, a `bye`, or `unopposed`: not played,
 * because a match before it had no winner.
 */
export const matchStates = ['waiting', 'ready', 'decided', 'bye', 'unopposed'] as const;
export type MatchState = (typeof matchStates)[number];

export function matchState(match: Match): MatchState {
  if (isEntered(match.result)) return 'decided';
  if (match.result) return match.result.kind;
  return match.player1 !== null && match.player2 !== null ? 'ready' : 'waiting';
}

/** The number a draw sheet prints beside a seeded player's name; null for everyone else. */
export function seedNumber(draw: Draw, entrantId: string): number | null {
  const index = draw.seeds.indexOf(entrantId);
  return index < 0 ? null : index + 1;
}
