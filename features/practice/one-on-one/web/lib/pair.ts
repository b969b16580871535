/** The two sides as chosen so far: a player's id as the select has it, '' for nobody. */
export interface Pair {
  readonly playerA: string;
  readonly playerB: string;
}

export const NO_PAIR: Pair = { playerA: '', playerB: '' };

/** Why a match between the two cannot start (spec section 5, "1-on-1"); null when it can. */
export function errorOf({ playerA, playerB }: Pair): 'missing' | 'same' | null {
  if (!playerA || !playerB) return 'missing';
  return playerA === playerB ? 'same' : null;
}

/** The error that each field shows; `same` is an error of the second field. */
export function fieldErrors(pair: Pair): { readonly [F in keyof Pair]: 'missing' | 'same' | null } {
  return {
    playerA: pair.playerA ? null : 'missing',
    playerB: pair.playerB ? (errorOf(pair) === 'same' ? 'same' : null) : 'missing',
  };
}
