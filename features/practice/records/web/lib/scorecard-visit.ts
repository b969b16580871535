import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { PlainDate } from '#platform/shared/format.ts';

/** The navigation state of the scorecard (spec section 2.14). Without `matchId` the scorecard makes a new match. */
export interface ScorecardVisit {
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly matchDate: PlainDate;
  readonly isOneOnOne: true;
  readonly isFreePractice?: true;
  readonly matchId?: string;
  readonly groupId?: number;
  readonly groupName?: string;
  /** What the practice has chosen for its next match. */
  readonly scoreFormat?: ChosenFormat | null;
}

/** What the scorecard returns: "Match result built by the scorecard" (spec section 3). */
export interface MatchResult {
  readonly id: string;
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly winner: MatchPlayer | null;
  readonly date: PlainDate;
  readonly result: string;
  readonly sets: readonly CardSet[];
  readonly status?: Status | undefined;
  /** Null or missing: the card of the specification. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
}

interface Return {
  readonly updatedMatch?: boolean;
  readonly matchResult?: MatchResult;
}

/** The result that the scorecard returned. It is removed from the history, so that a reload has no second effect. */
export function useReturned(): MatchResult | null {
  const location = useLocation();
  const navigate = useNavigate();
  const { updatedMatch, matchResult, ...rest } = (location.state ?? {}) as Return;
  const [returned] = useState(updatedMatch && matchResult?.id ? matchResult : null);
  const { pathname, search } = location;
  useEffect(() => {
    if (!updatedMatch) return;
    navigate({ pathname, search }, { replace: true, state: rest, preventScrollReset: true });
  });
  return returned;
}
