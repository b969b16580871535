export const MATCH_FORMATS = ['league', 'knockout', 'one-on-one'] as const;
export type MatchFormat = (typeof MATCH_FORMATS)[number];

/** What is noted about a match beside its score. */
export interface MatchStats {
  /** In points. */
  readonly longestRally?: number | undefined;
  readonly comments?: string | undefined;
}
