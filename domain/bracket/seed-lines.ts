/** The lines of seeds on the draw sheet. Lines are counted from 1, from the top. */
import type { Tradition } from './vocabulary.ts';

/**
 * The lines of each group of seeds, strongest group first, each group from top to bottom. Seeds of
 * one group are drawn by lot on their group's lines. Together the groups hold one line of every
 * first-round match (both lines in a draw of two), so they also define the lines of byes.
 */
export function seedGroups(size: number, tradition: Tradition): number[][] {
  const groups = [[1], [size]];
  const follow = tradition === 'tennis' ? tennisGroups(size) : tableTennisGroups(size);
  for (const group of follow) {
    if (groups.flat().length >= size / 2) break;
    groups.push(group);
  }
  return groups;
}

/**
 * Tennis: 3-4, 5-8, 9-12, 13-16, 17-24, 25-32 and so on; in a draw of 32 on lines 9/24, then
 * 8/16/17/25. Below the quarters a group is on the inner side of every odd eighth
 * (sixteenth ...), seen from the nearer end of the draw, and the next group on the other side.
 *
 * Source: JTA Rule Book, tournament rules, table of seed positions, the same as the ITF's (Pro
 * Circuit Rulebook 2015, p. 63 for draws of 16 and 32; Junior regulations 49 b for 64) and the
 * Grand Slams' for 128; continued by the same pattern for 256 and 512.
 */
function* tennisGroups(size: number): Generator<number[]> {
  const half = size / 2;
  yield [size / 4 + 1, half + size / 4];
  yield [size / 4, half, half + 1, half + size / 4 + 1];
  for (let parts = 8; parts < size; parts *= 2) {
    const boundaries = oddParts(size, parts);
    yield boundaries.map((line) => (line < half ? line + 1 : line));
    yield boundaries.map((line) => (line < half ? line : line + 1));
  }
}

/**
 * Table tennis: 3-4, 5-8, 9-16, 17-32 and so on, at the bottom of odd-numbered halves (quarters,
 * eighths ...) and the top of even-numbered ones; in a draw of 32 on lines 16/17, then 8/9/24/25.
 *
 * Source: ITTF Handbook, regulations for international competitions, 3.6.2 (seeding by ranking).
 */
function* tableTennisGroups(size: number): Generator<number[]> {
  for (let parts = 2; parts < size; parts *= 2) {
    yield oddParts(size, parts).flatMap((line) => [line, line + 1]);
  }
}

/** The last lines of the odd-numbered parts, when the draw is cut into so many. */
function oddParts(size: number, parts: number): number[] {
  return Array.from({ length: parts / 2 }, (_, index) => ((2 * index + 1) * size) / parts);
}

/**
 * The rank on each line, from the top, when nothing is drawn by lot: 1 8 4 5 2 7 3 6 for
 * eight. In every round the stronger half meets the weaker half, the best meeting the last.
 *
 * Source: the standard folding of a power-of-two draw.
 */
export function strengthOrder(size: number): number[] {
  let ranks = [1];
  while (ranks.length < size) {
    const sum = ranks.length * 2 + 1;
    ranks = ranks.flatMap((rank) => [rank, sum - rank]);
  }
  return ranks;
}
