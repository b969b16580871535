export const MATCH_FORMATS = ['league', 'knockout', 'one-on-one'] as const;
export type MatchFormat = (typeof MATCH_FORMATS)[number];

/** Notes about a match besides its score. */
export interface MatchStats {
  /** In points. */
  readonly longestRally?: number | undefined;
  readonly comments?: string | undefined;
}
