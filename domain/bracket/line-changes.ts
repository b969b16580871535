/** How the lines of a draw change when somebody withdraws before the order of play is out; see amendments.ts. */
import { lotFrom } from './lot.ts';
import { opponentLine } from './placing.ts';
import { ranked } from './seeding.ts';
import type { Draw } from './vocabulary.ts';

type Lines = readonly (string | null)[];

interface Leaving {
  readonly player: string;
  /** Who gets the free line; null is a bye. */
  readonly alternate: string | null;
  /** Who follows the last seed; undefined is the best rated player without a seed. */
  readonly next: string | undefined;
}

/**
 * The lines and seeds without a player. Seeds move up, except in a knockout after groups; the free line goes to the
 * alternate or is used for a bye.
 */
export function vacate(
  draw: Draw,
  before: Lines,
  { player, alternate, next }: Leaving,
): { readonly lines: Lines; readonly seeds: readonly string[] } {
  const rank = draw.seeds.indexOf(player);
  const moving = rank < 0 || draw.groups ? [] : followers(draw, rank, next);
  const seeds = draw.seeds
    .filter((id) => id !== player)
    .concat(moving.slice(draw.seeds.length - rank - 1));
  const lines = [...before];
  let free = lines.indexOf(player);
  for (const id of moving) {
    const from = lines.indexOf(id);
    lines[free] = id;
    free = from;
  }
  lines[free] = alternate;
  if (alternate !== null) return { lines, seeds };
  return { lines: withBye(draw, seeds, lines, free, rank >= 0 && !draw.groups), seeds };
}

/** The seeds below a rank, then who follows the last of them. */
function followers(
  { entrants, randomSeed, seeds }: Draw,
  rank: number,
  chosen: string | undefined,
): string[] {
  const seeded = new Set(seeds);
  const next = chosen ?? ranked(entrants, lotFrom(randomSeed)).find((id) => !seeded.has(id));
  return [...seeds.slice(rank + 1), ...(next === undefined ? [] : [next])];
}

/**
 * Uses the free line for a bye. After a seed it is for the best seed who has none; after others the line itself
 * becomes a bye. Where that would leave a match empty, the bye goes to the best seed, rated player or line from the top without one,
 * and the opponent of that player moves to the free line.
 */
function withBye(
  draw: Draw,
  seeds: readonly string[],
  lines: readonly (string | null)[],
  free: number,
  forSeeds: boolean,
): Lines {
  const opposite = lines[opponentLine(free)]!;
  const opponentOf = (id: string) => lines[opponentLine(lines.indexOf(id))]!;
  const without = (id: string) =>
    lines.includes(id) && (id === opposite || opponentOf(id) !== null);
  const seed = seeds.find(without);
  const best = forSeeds && seed !== undefined ? seed : opposite;
  const getsIt = best ?? seed ?? anybody(draw, lines, without);
  if (getsIt === undefined || getsIt === opposite) return lines;
  const mover = opponentOf(getsIt);
  return lines.with(lines.indexOf(mover), null).with(free, mover);
}

function anybody(
  { entrants, randomSeed }: Draw,
  lines: Lines,
  without: (id: string) => boolean,
): string | undefined {
  const rated = ranked(entrants, lotFrom(randomSeed));
  const others = lines.filter((id) => id !== null);
  return [...rated, ...others].find(without);
}
