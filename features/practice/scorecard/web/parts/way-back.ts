import type { MatchResult, ScoreTarget } from './score-target.ts';

export interface WayBack {
  readonly to: string;
  readonly state: object;
}

/** Where a scorecard was opened from, and what that screen wants carried (spec section 2.14). */
export function wayBack({ kind, pathId, sessionId, groupName }: ScoreTarget): WayBack {
  if (kind === 'free-practice') return { to: '/free-practice-match', state: {} };
  if (kind === 'one-on-one') return { to: `/one-on-one-match/${pathId}`, state: { groupName } };
  const to = `/league-match-table/${pathId}?session=${sessionId}`;
  return { to, state: { groupName, sessionId } };
}

/** The way back of a scorecard whose match cannot be found. */
export function wayBackFrom(pathId: string): string {
  return pathId === 'free-practice' ? '/free-practice-match' : `/league-match-table/${pathId}`;
}

/** The way back with the result of the match. */
export function wayBackWith(target: ScoreTarget, matchResult: MatchResult): WayBack {
  const { to, state } = wayBack(target);
  return { to, state: { ...state, matchResult, updatedMatch: true } };
}
