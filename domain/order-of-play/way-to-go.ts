import type { Gates } from './gates.ts';
import type { PlannedMatch } from './vocabulary.ts';

/**
 * For each match the minutes to the end of its stage at best: its own, and rest and minutes of each match on the longest
 * chain that waits for it. Matches that wait for each other in a circle have only their own.
 *
 * Source: competition.md, Order of play; the critical path of list scheduling.
 */
export function wayToGo(
  matches: readonly Pick<PlannedMatch, 'minutes' | 'restMinutes'>[],
  { gates, gateOf, opens }: Gates,
  restMinutes: number,
): number[] {
  const unknownBehind = gates.map(({ behind }) => behind.length);
  const longestBehind = gates.map(() => 0);
  const unknownGates = opens.map(({ length }) => length);
  const way = matches.map(({ minutes }) => minutes);
  const known = [...matches.keys()].filter((number) => unknownGates[number] === 0);
  for (const number of known) {
    const follows = opens[number]!.map((gate) => longestBehind[gate]!);
    way[number] = matches[number]!.minutes + Math.max(0, ...follows);
    const gate = gateOf[number]!;
    const rest = matches[number]!.restMinutes ?? restMinutes;
    longestBehind[gate] = Math.max(longestBehind[gate]!, rest + way[number]!);
    unknownBehind[gate]! -= 1;
    if (unknownBehind[gate]! > 0) continue;
    for (const before of gates[gate]!.before) {
      unknownGates[before]! -= 1;
      if (unknownGates[before] === 0) known.push(before);
    }
  }
  return way;
}
