import type { Services } from '#platform/server/services.ts';
import type { RankedRow, Ranking } from './ratings.ranking.store.ts';
import { existsGrade, listPoints } from './ratings.ranking.store.ts';

/** How long the places of a ranking are held in memory; the first hundred are always read. */
const FRESH_MS = 60_000;

interface Held {
  readonly at: number;
  /** The points of everybody who is ranked, the highest first. */
  readonly points: Promise<Float64Array>;
}

export interface Places {
  /** How many are ranked. */
  count(ranking: Ranking): Promise<number>;
  /** Whether the grade of anybody is known. */
  hasGrades(): Promise<boolean>;
  /** The place of a rate, counted from those with more points; up to a minute old. */
  placeOf(ranking: Ranking, rate: Pick<RankedRow, 'points'>): Promise<number>;
}

/**
 * The places of rankings. Counting a hundred thousand rows takes longer than a reader waits, and a place moves only when a tournament is rated: the
 * points of a ranking are read once a minute at most.
 */
export function createPlaces({ db, clock }: Pick<Services, 'db' | 'clock'>): Places {
  const held = new Map<string, Held>();
  const pointsOf = (ranking: Ranking): Promise<Float64Array> => {
    const now = clock.now().getTime();
    const key = JSON.stringify(ranking);
    const known = held.get(key);
    if (known && now - known.at < FRESH_MS) return known.points;
    for (const [old, { at }] of held) if (now - at >= FRESH_MS) held.delete(old);
    const points = listPoints(db, ranking).then((found) => Float64Array.from(found));
    held.set(key, { at: now, points });
    // Whatever fails is asked again.
    points.catch(() => held.delete(key));
    return points;
  };
  let grades: { readonly at: number; readonly known: Promise<boolean> } | null = null;
  return {
    hasGrades: () => {
      const now = clock.now().getTime();
      if (!grades || now - grades.at >= FRESH_MS) grades = { at: now, known: existsGrade(db) };
      return grades.known;
    },
    count: async (ranking) => (await pointsOf(ranking)).length,
    placeOf: async (ranking, { points }) => 1 + above(await pointsOf(ranking), points),
  };
}

/** How many of these points, the highest first, are more than `points`. */
function above(sorted: Float64Array, points: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > points) low = middle + 1;
    else high = middle;
  }
  return low;
}
