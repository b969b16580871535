/** Who is seeded, and in which order. */

import { type Lot, shuffled } from './lot.ts';
import { drawSize } from './rounds.ts';
import type { Entrant, Placing } from './vocabulary.ts';

/**
 * The rated players, strongest first; equal ratings are ordered by lot, as JTA referees do.
 * Players without a rating are not ranked at all.
 */
export function ranked(entrants: readonly Entrant[], lot: Lot): string[] {
  return shuffled(entrants, lot)
    .filter((entrant) => entrant.rating !== undefined)
    .sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0))
    .map((entrant) => entrant.id);
}

/**
 * Everybody, strongest first: the rated players as in `ranked`, then the others by lot. The order in which
 * they are listed has no effect; a rating that is not a number counts as none.
 */
export function rankedByLot(entrants: readonly Entrant[], lot: Lot): string[] {
  const strength = ({ rating }: Entrant) =>
    rating !== undefined && Number.isFinite(rating) ? rating : Number.NEGATIVE_INFINITY;
  const inOrder = entrants.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return shuffled(inOrder, lot)
    .sort((one, other) => compareNumbers(strength(other), strength(one)))
    .map(({ id }) => id);
}

/** Two infinities are equal, which their difference does not say. */
function compareNumbers(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/**
 * How many players are seeded by default: 2 in a draw of up to 8, then a quarter of
 * the draw: 4 of 16, 8 of 32, 16 of 64, and 32 from 128 on. In strength order all are seeded.
 *
 * Source: JTA tournament rules (2014 revision): a quarter of the draw size, 2/4/8/16 for draws of
 * 8/16/32/48 and more; 32 in draws of 128 as at the Grand Slams and the table tennis World
 * Championships. Beyond 128 no table exists and 32 stays.
 */
export function usualSeedCount(players: number, placing: Placing): number {
  if (placing === 'strength-order') return players;
  return Math.min(32, Math.max(2, drawSize(players) / 4));
}

/**
 * The most players that can be seeded: one in every first-round match (ITTF 3.6.2: no more seeds than
 * matches of the first round), or both players of a draw of two; in strength order all players.
 */
export function mostSeeds(players: number, placing: Placing): number {
  return placing === 'strength-order' ? players : Math.max(2, drawSize(players) / 2);
}
