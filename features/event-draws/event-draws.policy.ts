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
  readonly club: string | null;
  /** In the school's own order of strength, from 1; null for somebody who was not entered by a school. */
  readonly rankInClub: number | null;
}

/**
 * The seeding list: by the organizer's rank, then by rating points, provisional ones after established ones, then by lot; who of a
 * school is equal otherwise, in the order of the school. Who entered after the organizer ranked is below the ranked ones.
 * Source: next.md, B3.
 */
export function inSeedingOrder<Entrant extends Ranked>(entrants: readonly Entrant[]): Entrant[] {
  const rank = (one: Entrant) => one.rank ?? Number.MAX_SAFE_INTEGER;
  const points = (one: Entrant) => one.points ?? Number.MIN_SAFE_INTEGER;
  const trust = (one: Entrant) => (one.points !== null && one.isEstablished ? 0 : 1);
  const compare = (one: Entrant, other: Entrant) =>
    rank(one) - rank(other) || trust(one) - trust(other) || points(other) - points(one);
  const drawn = entrants.toSorted((one, other) => compare(one, other) || one.number - other.number);
  return inSchoolOrder(drawn, (one, other) => compare(one, other) === 0);
}

/**
 * Puts those of one school who are equal into its order, on the places that they have together: an order inside a school
 * says nothing about another one.
 */
function inSchoolOrder<Entrant extends Ranked>(
  drawn: readonly Entrant[],
  areEqual: (one: Entrant, other: Entrant) => boolean,
): Entrant[] {
  const ordered = [...drawn];
  const places = [...drawn.keys()].filter((at) => drawn[at]?.club && drawn[at]?.rankInClub);
  for (const at of places) {
    const one = drawn[at] as Entrant;
    const together = places.filter(
      (other) => drawn[other]?.club === one.club && areEqual(drawn[other] as Entrant, one),
    );
    // Each school once, at its first place.
    if (together[0] !== at) continue;
    const inOrder = together
      .map((place) => drawn[place] as Entrant)
      .toSorted((a, b) => Number(a.rankInClub) - Number(b.rankInClub) || a.number - b.number);
    for (const [index, place] of together.entries()) ordered[place] = inOrder[index] as Entrant;
  }
  return ordered;
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
