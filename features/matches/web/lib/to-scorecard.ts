import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { MatchPlayer } from '../../matches.vocabulary.ts';

/** The navigation state of the scorecard (spec section 2.14); the address alone is enough as well. */
export interface CarriedMatch {
  readonly player1?: MatchPlayer;
  readonly player2?: MatchPlayer;
  readonly matchDate?: string;
  readonly isOneOnOne?: boolean;
  readonly isFreePractice?: boolean;
  /** Without it, and outside a league, the scorecard makes a new match. */
  readonly matchId?: string;
  readonly sessionId?: string;
  readonly groupName?: string | null;
  readonly groupId?: number | string;
  /** What the practice has chosen for its next match. */
  readonly scoreFormat?: ChosenFormat | null;
  /** The board of a practice evening opened the scorecard, and is returned to. */
  readonly fromEvening?: boolean;
}

/** What the address itself names: a match, or a pair of a league. */
export type MatchInAddress =
  | { readonly match: string }
  | { readonly session: string; readonly p1: string; readonly p2: string };

/** An address with its navigation state. */
export interface Way {
  readonly to: string;
  readonly state: object;
}

/** The scorecard of a match. `pathId` is the group's id, or `FREE_PRACTICE`. */
export function toScorecard(
  pathId: number | string,
  state: CarriedMatch,
  inAddress?: MatchInAddress,
): Way {
  const query = inAddress ? `?${new URLSearchParams(inAddress)}` : '';
  return { to: `/scorecard-input/${pathId}${query}`, state };
}
