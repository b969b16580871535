/**
 * Glicko-2: a rating with its deviation and volatility, updated once for all games of a period.
 *
 * Source: Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf); competition.md, Ratings.
 */

export interface Rated {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Game {
  /** As they were before the period. */
  readonly opponent: { readonly rating: number; readonly deviation: number };
  readonly score: 0 | 0.5 | 1;
}

/** Points for one unit of the scale on which the system computes. */
const UNIT = 173.7178;
const DEVIATION = { least: 45, most: 350 } as const;
/** Where the volatility is sought; a person's is about 0.06. */
const VOLATILITY = { least: 1e-6, most: 10 } as const;
/** Further apart, the stronger one wins in every number that a computer has. */
const FARTHEST = 1e6;
const CONVERGED = 1e-6;

/**
 * The player after a period, and in `changes[i]` the points of game i: they add up to the whole change, a win never takes points
 * and a loss never gives any. Without games only the deviation grows. The deviation is limited to 45 to 350; rating and changes
 * use it as it was before that. All numbers are finite, however far apart the players are.
 */
export function update(
  player: Rated,
  games: readonly Game[],
  { tau = 0.5 }: { readonly tau?: number } = {},
): Rated & { readonly changes: readonly number[] } {
  const deviation = scaled(player.deviation);
  const volatility = within(VOLATILITY, player.volatility);
  const played = evidenceOf(player, games);
  const surprise = played.reduce((sum, game) => sum + game.surprise, 0);
  const known = played.reduce((sum, game) => sum + game.known, 0);
  const next =
    games.length === 0
      ? volatility
      : newVolatility({ deviation, volatility, surprise, known, tau });
  const variance = varianceAfter(deviation, next, known);
  const changes = played.map((game) => UNIT * variance * game.surprise);
  return {
    rating: player.rating + changes.reduce((sum, change) => sum + change, 0),
    deviation: within(DEVIATION, UNIT * Math.sqrt(variance)),
    volatility: next,
    changes,
  };
}

/** The `changes` of an `update` once more, from the volatility that it gave. */
export function changesOf(
  player: Omit<Rated, 'volatility'>,
  games: readonly Game[],
  volatility: number,
): readonly number[] {
  const played = evidenceOf(player, games);
  const known = played.reduce((sum, game) => sum + game.known, 0);
  const variance = varianceAfter(scaled(player.deviation), volatility, known);
  return played.map((game) => UNIT * variance * game.surprise);
}

function evidenceOf(player: Pick<Rated, 'rating'>, games: readonly Game[]) {
  return games.map(({ opponent, score }) => {
    const weight = weightOf(scaled(opponent.deviation));
    const expected = chance(weight, leadOver(opponent, player));
    return {
      surprise: weight * (score - expected),
      known: weight ** 2 * expected * (1 - expected),
    };
  });
}

function varianceAfter(deviation: number, volatility: number, known: number): number {
  return 1 / (1 / (deviation ** 2 + volatility ** 2) + known);
}

/** The chance of a player against an opponent, 0 to 1: E in the paper, as `update` uses it. */
export function expectation(
  player: Pick<Rated, 'rating'>,
  opponent: Pick<Rated, 'rating' | 'deviation'>,
): number {
  return chance(weightOf(scaled(opponent.deviation)), leadOver(opponent, player));
}

/** The deviation after months without a game; 8.1 of next.md calls each month an idle period. */
export function idle({ deviation, volatility }: Omit<Rated, 'rating'>, months: number): number {
  return UNIT * Math.sqrt(scaled(deviation) ** 2 + months * within(VOLATILITY, volatility) ** 2);
}

/** In how many whole months without a game the deviation stays within `most`; negative where it is above now. */
export function monthsWithin(
  { deviation, volatility }: Omit<Rated, 'rating'>,
  most: number,
): number {
  const room = scaled(most) ** 2 - scaled(deviation) ** 2;
  return Math.floor(room / within(VOLATILITY, volatility) ** 2);
}

function leadOver(opponent: Pick<Rated, 'rating'>, player: Pick<Rated, 'rating'>): number {
  return within({ least: -FARTHEST, most: FARTHEST }, player.rating - opponent.rating);
}

function chance(weight: number, lead: number): number {
  return 1 / (1 + Math.exp((-weight * lead) / UNIT));
}

/** The share of a game that an opponent of this deviation is worth: g in the paper. */
function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);
}

function scaled(deviation: number): number {
  return within({ least: 0, most: FARTHEST }, deviation) / UNIT;
}

interface Evidence {
  readonly deviation: number;
  readonly volatility: number;
  /** The sum of g (s - E), and of g² E (1 - E), which is 1/v in the paper. */
  readonly surprise: number;
  readonly known: number;
  readonly tau: number;
}

/**
 * Step 5 of the paper: the root of f, between the old volatility and a value on the other side of the root, by
 * bisection. Both fractions of f are multiplied by 1/v², which is 0 where v is infinite.
 */
function newVolatility({ deviation, volatility, surprise, known, tau }: Evidence): number {
  const before = Math.log(volatility ** 2);
  const limit = {
    least: Math.log(VOLATILITY.least ** 2),
    most: Math.log(VOLATILITY.most ** 2),
  } as const;
  const f = (x: number) => {
    const spread = deviation ** 2 + Math.exp(x);
    const excess = surprise ** 2 - spread * known ** 2 - known;
    return (Math.exp(x) * excess) / (2 * (spread * known + 1) ** 2) - (x - before) / tau ** 2;
  };
  const direction = Math.sign(f(before));
  let [near, far] = [before, before];
  while (Math.sign(f(far)) === direction && direction !== 0) {
    if (far <= limit.least || far >= limit.most) return Math.exp(far / 2);
    near = far;
    far = within(limit, far + direction * tau);
  }
  while (Math.abs(far - near) > CONVERGED) {
    const middle = (near + far) / 2;
    if (Math.sign(f(middle)) === direction) near = middle;
    else far = middle;
  }
  return Math.exp((near + far) / 4);
}

function within(range: { readonly least: number; readonly most: number }, value: number): number {
  return Math.min(range.most, Math.max(range.least, value));
}
