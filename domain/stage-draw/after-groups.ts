/** Makes the knockouts that follow groups. */
import { drawQualified } from '#domain/bracket/draw-qualified.ts';
import { constraintChecks } from '#domain/bracket/qualified-constraints.ts';
import { linesOf } from '#domain/bracket/recorded.ts';
import {
  type ConstraintCheck,
  type Draw,
  limits,
  type Tradition,
} from '#domain/bracket/vocabulary.ts';
import { type Result, refuse } from '#domain/common/result.ts';
import type { GoingOn } from '#domain/groups/going-on.ts';
import type { StageDraw } from './vocabulary.ts';

/**
 * Draws a knockout of those who go on. The record names them and their clubs as that of the groups does. Refuses fewer than
 * two, for whom no match is needed, and more than 512. Source: next.md, B5.
 */
export function drawAfterGroups(
  { entrants }: Pick<StageDraw, 'entrants'>,
  { groups }: Pick<GoingOn, 'groups'>,
  options: { readonly randomSeed: number; readonly tradition: Tradition },
): Result<Draw, 'TOO_FEW' | 'TOO_MANY'> {
  const ids = new Set(groups.flat());
  if (ids.size < limits.fewestPlayers) return refuse('TOO_FEW');
  if (ids.size > limits.mostPlayers) return refuse('TOO_MANY');
  const goingOn = entrants
    .filter(({ id }) => ids.has(id))
    .map(({ rating: _, ...entrant }) => entrant);
  const drawn = drawQualified(goingOn, groups, options);
  // What else the engine refuses cannot come from groups that were played.
  if (!drawn.ok) throw new Error(`the knockout after the groups cannot be drawn: ${drawn.code}`);
  return drawn;
}

/** Whether a knockout was drawn from these groups: the same people in the same places of the same groups. */
export function isDrawnFrom(made: Draw, { groups }: Pick<GoingOn, 'groups'>): boolean {
  return JSON.stringify(made.groups) === JSON.stringify(groups);
}

/** How often a knockout after groups breaks each constraint, exchanges included; empty for another knockout. */
export function constraintsOf(draw: Draw): readonly ConstraintCheck[] {
  if (!draw.groups) return [];
  const clubs = new Map(draw.entrants.map(({ id, club }) => [id, club]));
  return constraintChecks(linesOf(draw), draw.groups, (id) => clubs.get(id));
}
