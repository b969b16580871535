import type { PlannedMatch } from './vocabulary.ts';

/**
 * For each match the minutes to the end of its stage at best: its own, and rest and minutes of each match on the longest
 * chain that waits for it. Matches that wait for each other in a circle have only their own.
 *
 * Source: competition.md, Order of play; the critical path of list scheduling.
 */
export function wayToGo(matches: readonly PlannedMatch[], restMinutes: number): number[] {
  const numberOf = new Map(matches.map(({ id }, index) => [id, index]));
  const waitsFor = matches.map(({ after }) =>
    after.map((id) => numberOf.get(id)).filter((number) => number !== undefined),
  );
  const waiting = matches.map(() => 0);
  for (const before of waitsFor.flat()) waiting[before]! += 1;
  const follows = matches.map(() => 0);
  const way = matches.map(({ minutes }) => minutes);
  const known = [...matches.keys()].filter((number) => waiting[number] === 0);
  for (const number of known) {
    way[number] = matches[number]!.minutes + follows[number]!;
    for (const before of waitsFor[number]!) {
      follows[before] = Math.max(follows[before]!, restMinutes + way[number]!);
      waiting[before]! -= 1;
      if (waiting[before] === 0) known.push(before);
    }
  }
  return way;
}
