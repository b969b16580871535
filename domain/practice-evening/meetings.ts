import type { Evening, Sides } from './evening.ts';

/** How often two people have played together or against each other this evening. */
export interface Meetings {
  readonly asPartners: (a: string, b: string) => number;
  readonly asOpponents: (a: string, b: string) => number;
}

/** Counts who has met whom, in every match that has begun. */
export function meetings({ matches }: Evening): Meetings {
  const partners = new PairCounts();
  const opponents = new PairCounts();
  for (const { sides } of matches) {
    for (const [a, b] of partnersIn(sides)) partners.add(a, b);
    for (const [a, b] of opponentsIn(sides)) opponents.add(a, b);
  }
  return {
    asPartners: (a, b) => partners.of(a, b),
    asOpponents: (a, b) => opponents.of(a, b),
  };
}

/** The pairs of people who play together. */
export function partnersIn(sides: Sides): readonly (readonly [string, string])[] {
  return sides.flatMap((side) =>
    side.flatMap((a, index) => side.slice(index + 1).map((b) => [a, b] as const)),
  );
}

/** The pairs of people who play against each other. */
export function opponentsIn([one, other]: Sides): readonly (readonly [string, string])[] {
  return one.flatMap((a) => other.map((b) => [a, b] as const));
}

class PairCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  of(a: string, b: string): number {
    return this.#counts.get(a)?.get(b) ?? 0;
  }

  add(a: string, b: string): void {
    this.#raise(a, b);
    this.#raise(b, a);
  }

  #raise(from: string, to: string): void {
    const row = this.#counts.get(from) ?? new Map<string, number>();
    this.#counts.set(from, row.set(to, (row.get(to) ?? 0) + 1));
  }
}
