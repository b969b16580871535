/** The two sides of a match, in the order in which the specification names them. */
export const SIDES = ['player1', 'player2'] as const;
export type Side = (typeof SIDES)[number];

/** One value for each side. */
export type BySide<Value> = { readonly [S in Side]: Value };

/** The side across the net. */
export function opponent(side: Side): Side {
  return side === 'player1' ? 'player2' : 'player1';
}
