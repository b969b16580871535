import type { Tie } from '../ties.queries.ts';

/**
 * What the desk can decide of a tie besides its rubbers. `level`: who has won, since all of it is level. `retired` and `walkover`: whether
 * that is taken back. `begun`: that a team gives up. `waiting`: that one did not come. `done`: nothing any more.
 */
export type DeskPhase = 'level' | 'retired' | 'walkover' | 'begun' | 'waiting' | 'done';

type Facts = Pick<Tie, 'isLevel' | 'isRetired' | 'isWalkover' | 'isOver'> & {
  readonly rubbers: readonly Pick<Tie['rubbers'][number], 'result'>[];
};

/** The phase of a tie for its desk. */
export function phaseOf({ isLevel, isRetired, isWalkover, isOver, rubbers }: Facts): DeskPhase {
  const isPlayed = rubbers.some(({ result }) => result !== null);
  if (isLevel) return 'level';
  if (isRetired) return 'retired';
  if (isPlayed && isOver) return 'done';
  if (isWalkover) return 'walkover';
  return isPlayed ? 'begun' : 'waiting';
}
