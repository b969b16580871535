import { clubsOf } from '#domain/bracket/separation.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';

/** Club-mates of one group. */
export interface ClubClash {
  /** From 0, as in the list of groups. */
  readonly group: number;
  /** As it is compared: without outer blanks, in half-width letters. */
  readonly club: string;
  readonly players: readonly string[];
}

/** How far the members of each club are apart. */
export interface ClubReport {
  readonly clashes: readonly ClubClash[];
  /** Matches between club-mates in the groups. */
  readonly matches: number;
  /** The fewest that any groups of this number could have: every club spread evenly. */
  readonly lowerBound: number;
}

/**
 * Which groups have more than one of a club, with the number of matches between club-mates and its lower bound: the sum
 * over clubs for members spread evenly. Source: next.md, B4.
 */
export function clubReport(
  groups: readonly (readonly string[])[],
  entrants: readonly Entrant[],
): ClubReport {
  const clubs = clubsOf(entrants);
  const members = new Map<string, number>();
  const clashes: ClubClash[] = [];
  for (const [group, ids] of groups.entries()) {
    const here = new Map<string, string[]>();
    for (const id of ids) {
      const club = clubs.get(id) ?? null;
      if (club === null) continue;
      members.set(club, (members.get(club) ?? 0) + 1);
      here.set(club, [...(here.get(club) ?? []), id]);
    }
    for (const [club, players] of here) {
      if (players.length > 1) clashes.push({ group, club, players });
    }
  }
  const matches = clashes.reduce((sum, { players }) => sum + pairsOf(players.length), 0);
  const lowerBound = [...members.values()].reduce(
    (sum, count) => sum + fewestPairs(count, groups.length),
    0,
  );
  return { clashes, matches, lowerBound };
}

function fewestPairs(members: number, groups: number): number {
  const small = Math.floor(members / groups);
  const larger = members % groups;
  return larger * pairsOf(small + 1) + (groups - larger) * pairsOf(small);
}

function pairsOf(players: number): number {
  return (players * (players - 1)) / 2;
}
