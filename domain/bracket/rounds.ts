import type { Draw, Match } from './vocabulary.ts';

/** The name of a round. The last three have their own names; the screens translate both. */
export type RoundKind =
  | { readonly kind: 'final' }
  | { readonly kind: 'semi-finals' }
  | { readonly kind: 'quarter-finals' }
  | { readonly kind: 'round'; readonly number: number };

/**
 * Returns the kind of a round, counted from the end, so that the final is the final in a draw of any size.
 * Source: spec section 2.26 for eight players; the product's decision for all other sizes.
 */
export function roundKind(rounds: number, round: number): RoundKind {
  const roundsToGo = rounds - round;
  if (roundsToGo === 0) return { kind: 'final' };
  if (roundsToGo === 1) return { kind: 'semi-finals' };
  if (roundsToGo === 2) return { kind: 'quarter-finals' };
  return { kind: 'round', number: round };
}

/** The name of a match: that of its round, except for the match for third place. */
export type MatchKind = RoundKind | { readonly kind: 'third-place' };

/** The kind of a match; the match for third place is beside the final. */
export function matchKind(
  { rounds }: Pick<Draw, 'rounds'>,
  { round, position }: Pick<Match, 'round' | 'position'>,
): MatchKind {
  return round === rounds && position > 0 ? { kind: 'third-place' } : roundKind(rounds, round);
}

export type Round = {
  readonly round: number;
  readonly kind: RoundKind;
  readonly matches: readonly Match[];
};

/** All rounds, the first round first, each with its matches from top to bottom. */
export function rounds(draw: Draw): Round[] {
  return Array.from({ length: draw.rounds }, (_, before) => {
    const round = before + 1;
    const from = matchIndex(draw.size, round, 0);
    const matches = draw.matches.slice(from, from + matchesInRound(draw.size, round));
    return { round, kind: roundKind(draw.rounds, round), matches };
  });
}

/** The smallest power of two that is not smaller than the number of players. */
export function drawSize(players: number): number {
  return 2 ** Math.ceil(Math.log2(players));
}

export function matchesInRound(size: number, round: number): number {
  return size / 2 ** round;
}

/** The index of a match in `Draw.matches`. */
export function matchIndex(size: number, round: number, position: number): number {
  return size - size / 2 ** (round - 1) + position;
}

export function matchId(round: number, position: number): string {
  return `${round}-${position}`;
}
