import type { MatchStats } from '#domain/scorecard/match-record.ts';
import { normalise } from '#domain/scorecard/score-input.ts';
import { LONGEST_NOTES } from '#features/matches/matches.vocabulary.ts';

/** The two fields as typed. */
export interface StatsText {
  readonly longestRally: string;
  readonly comments: string;
}

export function createMessagesHook(stats: MatchStats | null): StatsText {
  return {
    longestRally: stats?.longestRally === undefined ? '' : String(stats.longestRally),
    comments: stats?.comments ?? '',
  };
}

/** The error of each field. */
export function errorsOf({ longestRally, comments }: StatsText) {
  return {
    rally: !/^\d{0,4}$/.test(digits(longestRally)),
    comments: comments.trim().length > LONGEST_NOTES,
  };
}

/** The notes as they are stored; an empty field is left out. */
export function statsOf({ longestRally, comments }: StatsText): MatchStats {
  const rally = digits(longestRally);
  const words = comments.trim();
  return { ...(rally && { longestRally: Number(rally) }), ...(words && { comments: words }) };
}

function digits(text: string): string {
  return normalise(text).trim();
}
