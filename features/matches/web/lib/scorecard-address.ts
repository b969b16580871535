import { useSearchParams } from 'react-router';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import type { MatchPlayer } from '../../matches.vocabulary.ts';

/** The way to the scorecard of a practice's match: screens open it by `toScorecard`, it reads its match by `useCarriedMatch`. */

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

export const FREE_PRACTICE = 'free-practice';

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

/** The match that a scorecard was opened for. The address takes precedence over the navigation state. */
export function useCarriedMatch() {
  const [search] = useSearchParams();
  const carried = useLocationState<CarriedMatch>() ?? {};
  const asked = (name: string) => search.get(name) ?? undefined;
  return {
    ...carried,
    sessionId: asked('session') ?? carried.sessionId,
    matchId: asked('match') ?? carried.matchId,
    first: asked('p1') ?? idOf(carried.player1),
    second: asked('p2') ?? idOf(carried.player2),
  };
}

function idOf(player: MatchPlayer | undefined): string | undefined {
  return player && String(player.id);
}
