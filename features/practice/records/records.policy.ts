import type { MatchStats } from '#domain/scorecard/match-record.ts';

/** Whether two notes on a match are equal; none at all equal empty ones. */
export function sameStats(one: MatchStats | null, other: MatchStats | null): boolean {
  return (
    one?.longestRally === other?.longestRally && (one?.comments ?? '') === (other?.comments ?? '')
  );
}
