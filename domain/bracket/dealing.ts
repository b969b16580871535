/** Deals players into two parts of a draw by lot. */
import { type Lot, shuffled } from './lot.ts';

export type Part = 0 | 1;

/** Somebody without a line yet, and what their group leaves open. */
export interface Choice {
  readonly player: number;
  /** The only part that is left; both are where it is absent. */
  readonly only?: Part;
  /** Gets the other part than this player, who is in the list and has no `only`. */
  readonly oppositeTo?: number;
}

/**
 * The part of each player, by lot, so that the first part gets `wanted` of them, or as near as the choices
 * allow: two who are opposite to each other add one to both parts.
 */
export function dealt(
  choices: readonly Choice[],
  wanted: number,
  lot: Lot,
): ReadonlyMap<number, Part> {
  const parts = new Map<number, Part>();
  const opposites = new Map<number, number>();
  for (const { player, oppositeTo } of choices) {
    if (oppositeTo !== undefined) opposites.set(oppositeTo, player);
  }
  const free: number[] = [];
  for (const { player, only, oppositeTo } of shuffled(choices, lot)) {
    const opposite = opposites.get(player);
    if (only !== undefined) parts.set(player, only);
    else if (opposite !== undefined) dealPair(player, opposite);
    else if (oppositeTo === undefined) free.push(player);
  }
  const already = [...parts.values()].filter((part) => part === 0).length;
  for (const [index, player] of free.entries()) {
    parts.set(player, index < wanted - already ? 0 : 1);
  }
  return parts;

  function dealPair(player: number, opposite: number): void {
    const part = lot(2) as Part;
    parts.set(player, part);
    parts.set(opposite, part === 0 ? 1 : 0);
  }
}
