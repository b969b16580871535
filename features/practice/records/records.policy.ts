import type { MatchStats } from '#domain/scorecard/match-record.ts';

/** Whether two people have noted the same about a match; nothing at all is the same as empty notes. */
export function sameStats(one: MatchStats | null, other: MatchStats | null): boolean {
  return (
    one?.longestRally === other?.longestRally && (one?.comments ?? '') === (other?.comments ?? '')
  );
}
