import { SIDES } from '#domain/scorecard/side.ts';
import type { Evening } from './evening.ts';

/** What a person played this evening. */
export interface PersonSummary {
  readonly id: string;
  /** Matches begun, with or without a score. */
  readonly matches: number;
  readonly wins: number;
}

/** Matches and wins of everybody who was here, in the order of the list of people. */
export function summary({ people, matches }: Evening): readonly PersonSummary[] {
  const totals = new Map(people.map(({ id }) => [id, { matches: 0, wins: 0 }]));
  for (const { sides, winner } of matches) {
    for (const [index, side] of sides.entries()) {
      for (const id of side) {
        const total = totals.get(id);
        if (!total) continue;
        total.matches += 1;
        if (winner === SIDES[index]) total.wins += 1;
      }
    }
  }
  return people.map(({ id }) => ({ id, ...(totals.get(id) ?? { matches: 0, wins: 0 }) }));
}
