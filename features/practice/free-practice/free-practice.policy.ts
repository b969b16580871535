import { pairOf } from '#domain/scorecard/sides.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';

/** The names of a free match as they were typed. */
export interface FreeNames {
  readonly player1Name: string;
  readonly player2Name: string;
  readonly partner1Name?: string | undefined;
  readonly partner2Name?: string | undefined;
}

/** The two sides: people have the numbers 1 and 2, their partners 3 and 4. */
export function sidesOf(names: FreeNames): {
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
} {
  const { partner1Name, partner2Name } = names;
  const player1 = { id: 1, name: names.player1Name };
  const player2 = { id: 2, name: names.player2Name };
  return {
    player1: partner1Name === undefined ? player1 : pairOf(player1, { id: 3, name: partner1Name }),
    player2: partner2Name === undefined ? player2 : pairOf(player2, { id: 4, name: partner2Name }),
  };
}
