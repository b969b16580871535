import type { Tie } from '../ties.queries.ts';

export type TieState =
  | 'teams'
  | 'orders'
  | 'ready'
  | 'playing'
  | 'decided'
  | 'over'
  | 'walkover'
  | 'unplayed'
  | 'retired';

/** Where a tie is on its way. */
export function stateOf(tie: Tie): TieState {
  // Neither team came, or the results of one that has left are void.
  if (tie.isWalkover) return tie.winner ? 'walkover' : 'unplayed';
  if (tie.isRetired) return 'retired';
  if (tie.isOver) return 'over';
  if (tie.isDecided) return 'decided';
  if (!tie.team1 || !tie.team2) return 'teams';
  if (!tie.isRevealed) return 'orders';
  const hasBegun = tie.rubbers.some(
    ({ result, state }) => result !== null || state === 'called' || state === 'playing',
  );
  return hasBegun ? 'playing' : 'ready';
}

export const TONES = {
  teams: 'neutral',
  orders: 'amber',
  ready: 'neutral',
  playing: 'green',
  decided: 'green',
  over: 'neutral',
  walkover: 'neutral',
  unplayed: 'neutral',
  retired: 'neutral',
} as const satisfies Readonly<Record<TieState, string>>;
