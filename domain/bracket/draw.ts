import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isRandomSeed, lotFrom } from './lot.ts';
import { placeInStrengthOrder, placeSeeded } from './placing.ts';
import { asRecorded, matchesFrom } from './recorded.ts';
import { drawSize } from './rounds.ts';
import { mostSeeds, ranked, usualSeedCount } from './seeding.ts';
import { clubsOf, drawTheRest } from './separation.ts';
import {
  type Draw,
  type DrawRefusal,
  drawMethod,
  type Entrant,
  limits,
  type Placing,
  type Tradition,
} from './vocabulary.ts';

export type DrawOptions = {
  /** A whole number from 0 to 4294967295, chosen by the caller and stored with the draw. */
  readonly randomSeed: number;
  readonly tradition: Tradition;
  /** `seeded` by default. */
  readonly placing?: Placing;
  /** How many to seed, if not the usual number; at most the number of rated players. */
  readonly seedCount?: number;
  /** Ids of the seeds as chosen by hand, seed number 1 first; nobody else is seeded then. */
  readonly seeds?: readonly string[] | undefined;
};

/**
 * Makes the draw: seeds and byes on their lines, the rest by lot with club-mates apart, players with
 * a bye already in the second round. The same entrants (in any order) and options give the same draw.
 *
 * Refuses fewer than 2 or more than 512 players, an id used twice, a rating that is not a number, a
 * random seed or number of seeds out of range, and chosen seeds who do not play or are chosen twice.
 */
export function draw(
  entrants: readonly Entrant[],
  options: DrawOptions,
): Result<Draw, DrawRefusal> {
  const { randomSeed, tradition, placing = 'seeded' } = options;
  const refusal = objection(entrants, options);
  if (refusal) return refuse(refusal);

  // Sorted by id, so that the order in which a database or a form lists the players does not change the lots.
  const inOrder = entrants.map(asRecorded).sort((one, other) => (one.id < other.id ? -1 : 1));
  const size = drawSize(inOrder.length);
  const byes = size - inOrder.length;
  const lot = lotFrom(randomSeed);
  const seedCount = options.seedCount ?? usualSeedCount(inOrder.length, placing);
  const seeds = options.seeds ?? ranked(inOrder, lot).slice(0, seedCount);
  const slots =
    placing === 'strength-order'
      ? placeInStrengthOrder(size, byes, seeds)
      : placeSeeded(size, byes, seeds, tradition, lot);
  const seeded = new Set(seeds);
  const clubs = clubsOf(inOrder);
  const lines = drawTheRest(
    slots,
    inOrder.filter((entrant) => !seeded.has(entrant.id)),
    (id) => clubs.get(id) ?? null,
    lot,
  );
  return ok({
    method: drawMethod,
    tradition,
    placing,
    randomSeed,
    size,
    rounds: Math.log2(size),
    entrants: inOrder,
    seeds: [...seeds],
    ...(options.seeds && { chosenSeeds: true as const }),
    matches: matchesFrom(lines),
  });
}

function objection(entrants: readonly Entrant[], options: DrawOptions): DrawRefusal | null {
  const players = entrants.length;
  if (players < limits.fewestPlayers) return 'TOO_FEW_PLAYERS';
  if (players > limits.mostPlayers) return 'TOO_MANY_PLAYERS';
  if (new Set(entrants.map((entrant) => entrant.id)).size < players) return 'DUPLICATE_PLAYER';
  if (entrants.some(({ rating }) => rating !== undefined && !Number.isFinite(rating))) {
    return 'INVALID_RATING';
  }
  if (!isRandomSeed(options.randomSeed)) return 'INVALID_RANDOM_SEED';
  const most = mostSeeds(players, options.placing ?? 'seeded');
  if (!isWhole(options.seedCount ?? 0, most)) return 'INVALID_SEED_COUNT';
  return objectionToSeeds(entrants, options.seeds ?? [], most);
}

function objectionToSeeds(
  entrants: readonly Entrant[],
  seeds: readonly string[],
  most: number,
): DrawRefusal | null {
  if (seeds.length > most) return 'INVALID_SEED_COUNT';
  const ids = new Set(entrants.map(({ id }) => id));
  const known = seeds.every((id) => ids.has(id)) && new Set(seeds).size === seeds.length;
  return known ? null : 'INVALID_SEEDS';
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
