/** Puts seeds and byes on their lines; all other players are drawn into the rest. */

import { evenlyShuffled, type Lot, shuffled } from './lot.ts';
import { seedGroups, strengthOrder } from './seed-lines.ts';
import type { Tradition } from './vocabulary.ts';

/** The draw sheet while it is filled: by line (0 is the first), an entrant's id, a bye, or open. */
export type Slot = { readonly player: string } | 'bye' | 'open';

/** The line that meets the given one in the first round, both counted from 0. */
export function opponentLine(line: number): number {
  return line ^ 1;
}

/**
 * Places seeds by lot on their groups' lines, and the byes opposite them in seed order. When there are more
 * byes than seeds, the rest go to the lines that the next seeds would have had.
 *
 * Byes are spread evenly: halves, quarters, eighths and so on differ by one at most. Where only some
 * of a group have a bye (seeds 5 and 6 of 5-8), chance alone could put both in one half. Therefore those
 * lines are drawn evenly first, and then the seeds among them. Each seed still has the same chance
 * of each line.
 *
 * Source: ITF regulations, placement of byes: to the seeds in descending order, thereafter drawn so
 * as to be distributed equally in the sections of the draw.
 */
export function placeSeeded(
  size: number,
  byes: number,
  seeds: readonly string[],
  tradition: Tradition,
  lot: Lot,
): Slot[] {
  const slots: Slot[] = Array.from({ length: size }, () => 'open');
  let before = 0;
  for (const group of seedGroups(size, tradition)) {
    const seedsHere = seeds.slice(before, before + group.length);
    const byesHere = Math.min(Math.max(byes - before, 0), group.length);
    const lines = linesByLot(group, seedsHere.length, byesHere, lot);
    seedsHere.forEach((player, index) => {
      slots[(lines[index] ?? 0) - 1] = { player };
    });
    for (const line of lines.slice(0, byesHere)) slots[opponentLine(line - 1)] = 'bye';
    before += group.length;
  }
  return slots;
}

/**
 * Lines of one group in the order in which its seeds take them, the first `byesHere` with a bye.
 * Within each block (seeds with a bye, seeds without, byes without a seed) the order is pure lot.
 */
function linesByLot(
  group: readonly number[],
  seedsHere: number,
  byesHere: number,
  lot: Lot,
): number[] {
  const even = evenlyShuffled(group, lot);
  // Byes without a seed come after the seeds, but seeds may be on any of the lines with a bye.
  const [cut, end] = seedsHere > byesHere ? [byesHere, seedsHere] : [byesHere, byesHere];
  return [...shuffled(even.slice(0, cut), lot), ...shuffled(even.slice(cut, end), lot)];
}

/**
 * Places all ranked players in pure strength order, without lots. The ranks that nobody holds because there
 * are fewer players than lines are byes, which gives them to the strongest.
 */
export function placeInStrengthOrder(
  size: number,
  byes: number,
  rankedPlayers: readonly string[],
): Slot[] {
  return strengthOrder(size).map((rank) => {
    const player = rankedPlayers[rank - 1];
    if (player !== undefined) return { player };
    return rank > size - byes ? 'bye' : 'open';
  });
}
