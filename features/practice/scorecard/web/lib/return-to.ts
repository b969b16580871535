import type { MatchResult, ScoreTarget } from '#features/matches/web/lib/score-target.ts';

export interface WayBack {
  readonly to: string;
  readonly state: object;
}

/** The screen that opened a scorecard, with its navigation state (spec section 2.14). */
export function wayBack(
  { kind, pathId, sessionId, groupName }: ScoreTarget,
  fromEvening = false,
): WayBack {
  if (fromEvening) return { to: `/practice-evening/${pathId}`, state: { groupName } };
  if (kind === 'free-practice') return { to: '/free-practice-match', state: {} };
  if (kind === 'one-on-one') return { to: `/one-on-one-match/${pathId}`, state: { groupName } };
  const to = `/league-match-table/${pathId}?session=${sessionId}`;
  return { to, state: { groupName, sessionId } };
}

/** The address to return to from a scorecard whose match cannot be found. */
export function wayBackFrom(pathId: string): string {
  return pathId === 'free-practice' ? '/free-practice-match' : `/league-match-table/${pathId}`;
}

/** The return to the screen that opened the scorecard, with the result of the match. */
export function wayBackWith(
  target: ScoreTarget,
  matchResult: MatchResult,
  fromEvening = false,
): WayBack {
  const { to, state } = wayBack(target, fromEvening);
  return { to, state: { ...state, matchResult, updatedMatch: true } };
}
