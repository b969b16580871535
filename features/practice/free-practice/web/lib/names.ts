/** Both names as typed. */
export interface Names {
  readonly playerA: string;
  readonly playerB: string;
}

export const NO_NAMES: Names = { playerA: '', playerB: '' };

/** Without surrounding spaces. */
export function tidy({ playerA, playerB }: Names): Names {
  return { playerA: playerA.trim(), playerB: playerB.trim() };
}

/** Why the match cannot be added (spec section 5, "Free practice"); null when it can. */
export function errorOf(names: Names): 'missing' | 'same' | null {
  const { playerA, playerB } = tidy(names);
  if (!playerA || !playerB) return 'missing';
  return playerA === playerB ? 'same' : null;
}

/** The error that each field shows; equal names are an error of the second field. */
export function fieldErrors(names: Names): {
  readonly [F in keyof Names]: 'missing' | 'same' | null;
} {
  const { playerA, playerB } = tidy(names);
  return {
    playerA: playerA ? null : 'missing',
    playerB: playerB ? (playerA === playerB ? 'same' : null) : 'missing',
  };
}
