import { mostSeeds, usualSeedCount } from '#domain/bracket/seeding.ts';
import type { Tradition } from '#domain/bracket/vocabulary.ts';
import type { Sport } from '#domain/scoring/formats.ts';

/** What decides the place of an entrant in the seeding list. */
export interface Ranked {
  /** Drawn by lot when the entries were closed: who is equal otherwise comes in this order. */
  readonly number: number;
  /** Rating points; null for somebody without a rating. */
  readonly points: number | null;
  /** The points are a rate without a question mark: many matches, and not long ago. */
  readonly isEstablished: boolean;
  /** The organizer's own rank, from 1; null where the organizer has not ranked. */
  readonly rank: number | null;
}

/**
 * The seeding list: by the organizer's rank, then by rating points, provisional ones after established ones, then by lot. Who entered
 * after the organizer ranked is below the ranked ones. Source: next.md, B3.
 */
export function inSeedingOrder<Entrant extends Ranked>(entrants: readonly Entrant[]): Entrant[] {
  const rank = (one: Entrant) => one.rank ?? Number.MAX_SAFE_INTEGER;
  const points = (one: Entrant) => one.points ?? Number.MIN_SAFE_INTEGER;
  const trust = (one: Entrant) => (one.points !== null && one.isEstablished ? 0 : 1);
  return entrants.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      trust(one) - trust(other) ||
      points(other) - points(one) ||
      one.number - other.number,
  );
}

/** How many of so many entrants are seeded, and how many may be. */
export interface SeedCounts {
  readonly chosen: number;
  readonly usual: number;
  readonly most: number;
}

/** The seeds of an event: those that the organizer chose, as far as there are entrants, or the usual number. */
export function seedCounts(entrants: number, chosen: number | undefined): SeedCounts {
  const most = Math.min(entrants, mostSeeds(entrants, 'seeded'));
  const usual = Math.min(most, usualSeedCount(entrants, 'seeded'));
  return { chosen: Math.min(most, chosen ?? usual), usual, most };
}

export interface Seeding {
  /** The numbers of the entrants, the strongest first; null is by rating points and lot. */
  readonly order: readonly number[] | null;
  /** Null is the usual number. */
  readonly seedCount: number | null;
}

/**
 * Why a seeding cannot be saved; null when it can. The order names everybody who takes part, once. People who have
 * withdrawn since the list was read may be in it.
 */
export function seedingRefusal(
  { order, seedCount }: Seeding,
  { entrants, known }: { readonly entrants: readonly Ranked[]; readonly known: readonly Ranked[] },
): 'INVALID_ORDER' | 'INVALID_SEED_COUNT' | null {
  if (seedCount !== null && seedCount > seedCounts(entrants.length, undefined).most) {
    return 'INVALID_SEED_COUNT';
  }
  if (order === null) return null;
  const named = new Set(order);
  const numbers = new Set(known.map(({ number }) => number));
  const isOrder =
    named.size === order.length &&
    entrants.every(({ number }) => named.has(number)) &&
    order.every((number) => numbers.has(number));
  return isOrder ? null : 'INVALID_ORDER';
}

/** Whether a seeding is what is stored. */
export function isSeeding(
  { order, seedCount }: Seeding,
  stored: { readonly known: readonly Ranked[]; readonly seedCount: number | null },
): boolean {
  if (seedCount !== stored.seedCount) return false;
  const ranked = stored.known.filter(({ rank }) => rank !== null);
  if (order === null) return ranked.length === 0;
  const inOrder = inSeedingOrder(ranked).map(({ number }) => number);
  return order.length === inOrder.length && order.every((number, at) => number === inOrder[at]);
}

/** Table tennis has a seed table of its own; the others use that of tennis. */
export function usualTradition(sport: Sport): Tradition {
  return sport === 'table-tennis' ? 'table-tennis' : 'tennis';
}
