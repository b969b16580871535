/** One rating period: everybody's rate after it follows from everybody's rate before it (next.md E1). */
import { changesOf, expectation, type Game, type Rated, update } from './glicko2.ts';
import { FLOOR, RANKED_MATCHES, rested, type Strength } from './strength.ts';

/** A match that counts. Each side is one player, or the two of a pair, by id. */
export interface RatedMatch {
  readonly id: string;
  readonly sides: readonly [readonly string[], readonly string[]];
  /** The side that won. */
  readonly winner: 0 | 1;
}

/** What one match did to one player. */
export interface Step {
  readonly matchId: string;
  /** The opponent before the period; a pair counts as one with the mean of its points. */
  readonly opponent: { readonly rating: number; readonly deviation: number };
  readonly score: 0 | 1;
  /** The chance that the rates gave, 0 to 1. */
  readonly expected: number;
  readonly delta: number;
}

/** What a period did to one player: `before` and the deltas and `floor` add up to `after`. */
export interface Change {
  readonly playerId: string;
  /** At the start of the period: the deviation has grown with the months without a match. */
  readonly before: Strength;
  readonly steps: readonly Step[];
  /** What the floor gave back: 0, unless the rate would have fallen below it. */
  readonly floor: number;
  readonly after: Strength;
}

/** A match of a period, as one of its players has played it. */
export interface Played extends Game {
  readonly matchId: string;
}

/**
 * The changes of a period in one discipline, in the order in which the players first appear. `before` gives a player's strength after the
 * period before; it rests until `day`, the day of the period's last match.
 */
export function ratePeriod(
  day: string,
  matches: readonly RatedMatch[],
  before: (playerId: string) => Strength,
): readonly Change[] {
  const strengths = new Map<string, Strength>();
  for (const playerId of matches.flatMap(({ sides }) => sides.flat())) {
    if (!strengths.has(playerId)) strengths.set(playerId, rested(before(playerId), day));
  }
  const games = gamesOf(matches, (playerId) => strengths.get(playerId) ?? before(playerId));
  return [...strengths].map(([playerId, strength]) =>
    changeOf(playerId, strength, games.get(playerId) ?? [], day),
  );
}

function gamesOf(
  matches: readonly RatedMatch[],
  strengthOf: (playerId: string) => Strength,
): ReadonlyMap<string, readonly Played[]> {
  const games = new Map<string, Played[]>();
  for (const { id, sides, winner } of matches) {
    const [first, second] = [
      asOpponent(sides[0].map(strengthOf)),
      asOpponent(sides[1].map(strengthOf)),
    ];
    for (const [side, opponent] of [[0, second] as const, [1, first] as const]) {
      const game: Played = { matchId: id, opponent, score: side === winner ? 1 : 0 };
      for (const playerId of sides[side]) {
        const known = games.get(playerId);
        if (known) known.push(game);
        else games.set(playerId, [game]);
      }
    }
  }
  return games;
}

/** A pair has the mean of the points, and is as uncertain as its players together. */
export function asOpponent(
  side: readonly Pick<Strength, 'rating' | 'deviation'>[],
): Game['opponent'] {
  const count = Math.max(1, side.length);
  const rating = side.reduce((sum, one) => sum + one.rating, 0) / count;
  const squares = side.reduce((sum, one) => sum + one.deviation ** 2, 0);
  return { rating, deviation: Math.sqrt(squares / count) };
}

function changeOf(
  playerId: string,
  before: Strength,
  games: readonly Played[],
  day: string,
): Change {
  const { rating, deviation, volatility, changes } = update(before, games);
  const steps = asSteps(before, games, changes);
  const floor = Math.max(0, FLOOR - rating);
  const after = {
    rating: floor > 0 ? FLOOR : rating,
    deviation,
    volatility,
    lastDay: day,
    matches: before.matches + games.length,
    recentDays: [...games.map(() => day), ...before.recentDays].slice(0, RANKED_MATCHES),
  };
  return { playerId, before, steps, floor, after };
}

/** The steps of a change once more, from what is stored of it: the strength before, and the volatility after. */
export function stepsOf(
  before: Omit<Rated, 'volatility'>,
  games: readonly Played[],
  volatility: number,
): readonly Step[] {
  return asSteps(before, games, changesOf(before, games, volatility));
}

function asSteps(
  before: Pick<Rated, 'rating'>,
  games: readonly Played[],
  changes: readonly number[],
): readonly Step[] {
  return games.map(({ matchId, opponent, score }, index) => ({
    matchId,
    opponent,
    score: score === 1 ? (1 as const) : (0 as const),
    expected: expectation(before, opponent),
    delta: changes[index] ?? 0,
  }));
}
