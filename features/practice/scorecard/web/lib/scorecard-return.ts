import type { MatchResult, ScoreTarget } from '#features/matches/web/lib/score-outbox.ts';
import {
  FREE_PRACTICE,
  type useCarriedMatch,
  type Way,
} from '#features/matches/web/lib/scorecard-address.ts';
import { isDay } from '#platform/shared/bounds.ts';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useTakenState } from '#platform/web/navigation/use-taken-state.ts';

/** The return from the scorecard: to the screen that opened it by `returnTo` or, with a result, by `returnWith`. */

/** The screen that opened a scorecard, with its navigation state (spec section 2.14). */
export function returnTo(
  {
    kind,
    pathId,
    sessionId,
    groupName,
    playedOn,
  }: Pick<ScoreTarget, 'kind' | 'pathId' | 'sessionId' | 'groupName' | 'playedOn'>,
  fromEvening = false,
): Way {
  if (fromEvening) {
    return { to: `/practice-evening/${pathId}`, state: { groupName, day: playedOn } };
  }
  if (kind === 'free-practice') return { to: '/free-practice-match', state: {} };
  if (kind === 'one-on-one') return { to: `/one-on-one-match/${pathId}`, state: { groupName } };
  const query = sessionId ? `?session=${sessionId}` : '';
  return { to: `/league-match-table/${pathId}${query}`, state: { groupName, sessionId } };
}

/** The screen that opened a scorecard whose match is not known. */
export function returnFrom(pathId: string, carried: ReturnType<typeof useCarriedMatch>): Way {
  const { isOneOnOne, isFreePractice, groupName = null, sessionId = null } = carried;
  const kind = isOneOnOne ? 'one-on-one' : 'league';
  const isFree = isFreePractice || pathId === FREE_PRACTICE;
  const playedOn = dayOf(carried.matchDate) ?? dayInJapan(now());
  const target = {
    kind: isFree ? 'free-practice' : kind,
    pathId,
    sessionId,
    groupName,
    playedOn,
  } as const;
  return returnTo(target, carried.fromEvening);
}

/** A date in the navigation state may be a day, or an instant, whose day is that in Japan. */
export function dayOf(date = ''): PlainDate | undefined {
  const isInstant = date.includes('T') && !Number.isNaN(Date.parse(date));
  const day = isInstant ? dayInJapan(new Date(date)) : date;
  return isDay(day) ? day : undefined;
}

/** The return to the screen that opened the scorecard, with the result of the match. */
export function returnWith(
  target: ScoreTarget,
  matchResult: MatchResult,
  fromEvening = false,
): Way {
  const { to, state } = returnTo(target, fromEvening);
  return { to, state: { ...state, matchResult, updatedMatch: true } };
}

/** What the lists show of the result that the scorecard returns (spec section 3). */
export type ReturnedMatch = Pick<
  MatchResult,
  'id' | 'player1' | 'player2' | 'winner' | 'date' | 'result' | 'sets'
> &
  Partial<Pick<MatchResult, 'status' | 'scoreFormat'>>;

interface Return {
  readonly updatedMatch?: boolean;
  readonly matchResult?: ReturnedMatch;
}

/** The result that the scorecard returned, once: a reload has no second effect. */
export function useReturned(): ReturnedMatch | null {
  const { updatedMatch, matchResult } = useTakenState<Return>('updatedMatch', 'matchResult');
  return updatedMatch && matchResult?.id ? matchResult : null;
}
