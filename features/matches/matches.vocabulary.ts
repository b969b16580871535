import type { PlayerId } from '#domain/league-table/league-match.ts';

/** The kinds of a stage: what its matches decide together. */
export const STAGE_KINDS = ['league', 'knockout'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** A draft is in the list of a free practice whose "Confirm" has not been pressed (spec section 2.29). */
export const MATCH_STATES = ['draft', 'saved'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** The limit of a member's name: everybody who can be a member can be scored. */
export const LONGEST_NAME = 100;
export const LONGEST_NOTES = 1000;

/** One side of a match, as its owner names it. */
export interface MatchPlayer {
  readonly id: PlayerId;
  readonly name: string;
}
