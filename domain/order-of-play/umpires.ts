/** Who umpires a match of a knockout when the losers do (敗者審判). Source: next.md, C3. */

/** Somebody who plays within this time does not umpire. */
export const SOON_MINUTES = 15;

export interface UmpireDay {
  /** In the order of the hall: the ones beside a court are its neighbours. */
  readonly courts: readonly string[];
  /** The side that lost the last match of a court; without courts on which nobody has lost. */
  readonly losers: ReadonlyMap<string, string>;
  /** Sides of the first wave, who play their first match last first. */
  readonly latestFirst: readonly string[];
  /** Whether a side is there, on no court, and plays no match soon. */
  readonly isFree: (side: string) => boolean;
}

/**
 * The side that umpires on a court: who lost there last, else who lost on the nearest court. Before anybody has lost, the one that
 * plays its first match last. Null where nobody is free.
 */
export function umpireOn(
  court: string,
  { courts, losers, latestFirst, isFree }: UmpireDay,
): string | null {
  const here = courts.indexOf(court);
  const distance = (id: string) => Math.abs(courts.indexOf(id) - here);
  const nearest = courts.toSorted((one, other) => distance(one) - distance(other));
  const loser = nearest
    .map((id) => losers.get(id))
    .find((side) => side !== undefined && isFree(side));
  if (loser !== undefined) return loser;
  return losers.size > 0 ? null : (latestFirst.find(isFree) ?? null);
}
