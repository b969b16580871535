/** An order and the line-up that follows from it: who plays each rubber. */
import type { Side } from '#domain/scorecard/side.ts';
import type { Template } from './template.ts';

/** A player, as a squad names them: by an id, or by a number in the squad. */
export type PersonId = string | number;

/** A player for each place of the template; null where a short team has nobody. */
export type Order<Id extends PersonId = PersonId> = readonly (Id | null)[];

/** Who plays one rubber for a side; a null is a place without a player. */
export type Line<Id extends PersonId = PersonId> = readonly (Id | null)[];

/** The players of each rubber for one side. */
export function lineUp<Id extends PersonId>(
  { rubbers }: Pick<Template, 'rubbers'>,
  side: Side,
  order: Order<Id>,
): readonly Line<Id>[] {
  return rubbers.map(({ places }) => places[side].map((place) => order[place] ?? null));
}

/** The rubbers that a line-up gives up: those without all of their players. */
export function forfeitsOf(lines: readonly Line[]): readonly number[] {
  return lines.flatMap((line, rubber) => (line.includes(null) ? [rubber] : []));
}
