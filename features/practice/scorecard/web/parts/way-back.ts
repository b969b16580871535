import type { MatchResult, ScoreTarget } from './score-target.ts';

/** Where a scorecard was opened from, and what that screen wants carried (spec section 2.14). */
export function wayBack({ kind, pathId, sessionId, groupName }: ScoreTarget) {
  if (kind === 'free-practice') return { to: '/free-practice-match', state: {} };
  if (kind === 'one-on-one') return { to: `/one-on-one-match/${pathId}`, state: { groupName } };
  const to = `/league-match-table/${pathId}?session=${sessionId}`;
  return { to, state: { groupName, sessionId } };
}

/** The way back with the result of the match. */
export function wayBackWith(target: ScoreTarget, matchResult: MatchResult) {
  const { to, state } = wayBack(target);
  return { to, state: { ...state, matchResult, updatedMatch: true } };
}
