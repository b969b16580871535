import { isRubberSide } from '#features/matches/ties/ties.sides.policy.ts';
import type { Tie } from '../../known.vocabulary.ts';
import type { KnownSide } from '../known.queries.ts';

/** Those of a tie whom one follows: of an event for teams the teams, not who plays in a rubber. */
export function followable(known: readonly KnownSide[], tie: Tie): readonly KnownSide[] {
  return known.filter((side) => side.tie === tie && !isRubberSide(side.id));
}
