/** Experience levels that a player declares on registration, strongest first (spec section 9). */
export const LEVELS = ['S', 'A', 'B', 'C', 'D', 'E'] as const;
export type Level = (typeof LEVELS)[number];

/** A first rating: rating points, the letter of the rank, and the place among all rated players. */
export interface Rating {
  readonly points: number;
  readonly rank: Level;
  readonly place: number;
  readonly players: number;
}

/** The table of spec section 9, "Initial rating by experience level". */
const INITIAL: Readonly<Record<Level, Pick<Rating, 'points' | 'place'>>> = {
  S: { points: 2000, place: 100 },
  A: { points: 1800, place: 500 },
  B: { points: 1600, place: 1000 },
  C: { points: 1400, place: 2000 },
  D: { points: 1200, place: 3500 },
  E: { points: 1000, place: 4500 },
};
const RATED_PLAYERS = 5000;

/** Narrows a text to a level. */
export function isLevel(value: unknown): value is Level {
  return LEVELS.includes(value as Level);
}

/** The first rating of a declared level; an unknown level counts as E (spec section 9). */
export function initial(level: string): Rating {
  const rank = isLevel(level) ? level : 'E';
  return { ...INITIAL[rank], rank, players: RATED_PLAYERS };
}
