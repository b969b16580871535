import type { PlannedMatch } from './vocabulary.ts';

/** Matches that wait for the same others: the first round of a knockout for all matches of the groups. */
export interface Gate {
  readonly before: readonly number[];
  readonly behind: readonly number[];
}

/** Who waits for whom, by position in the list of matches. */
export interface Gates {
  readonly gates: readonly Gate[];
  /** By match: the gate it is behind, and the gates it opens. */
  readonly gateOf: readonly number[];
  readonly opens: readonly (readonly number[])[];
}

/**
 * The gates of these matches. Lists that are one and the same object make one gate: 64 matches that wait for 300
 * are 364 steps and not 19,200. Ids that are not in the list open nothing.
 */
export function gatesOf(matches: readonly Pick<PlannedMatch, 'id' | 'after'>[]): Gates {
  const numberOf = new Map(matches.map(({ id }, index) => [id, index]));
  const known = new Map<readonly string[], number>();
  const gates: { readonly before: readonly number[]; readonly behind: number[] }[] = [];
  const opens: number[][] = matches.map(() => []);
  const gateOf = matches.map(({ after }, number) => {
    const gate = known.get(after) ?? open(after);
    gates[gate]!.behind.push(number);
    return gate;
  });
  return { gates, gateOf, opens };

  function open(after: readonly string[]): number {
    const before = [...new Set(after)]
      .map((id) => numberOf.get(id))
      .filter((number) => number !== undefined);
    const gate = gates.push({ before, behind: [] }) - 1;
    known.set(after, gate);
    for (const number of before) opens[number]!.push(gate);
    return gate;
  }
}
