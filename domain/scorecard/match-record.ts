/** A stored match as the records show it (specification, section 3, "Stored match"). */
import type { SetScores } from './set-scores.ts';
import type { Side } from './side.ts';

export const MATCH_FORMATS = ['league', 'tournament', 'one-on-one'] as const;
export type MatchFormat = (typeof MATCH_FORMATS)[number];

export interface RecordedPlayer<Id extends string | number = string | number> {
  readonly id: Id;
  readonly name: string;
}

export interface MatchStats {
  /** In points. */
  readonly longestRally?: number;
  readonly comments?: string;
}

export interface MatchRecord<Id extends string | number = string | number> {
  readonly id: string;
  readonly player1: RecordedPlayer<Id>;
  readonly player2: RecordedPlayer<Id>;
  /** Played sets as saved: both sides filled. A practice card has two or three, a bracket match up to five. */
  readonly sets: readonly SetScores[];
  /** "2-1": sets won by player1, then by player2. */
  readonly result: string;
  /** Stored, not derived: the five-set card can decide a match with equal sets. */
  readonly winner: Side;
  /** The day played, as a plain date: 2025-04-01. */
  readonly date: string;
  readonly format: MatchFormat;
  readonly notes?: string;
  readonly stats?: MatchStats;
}

/** The player who won. */
export function winningPlayer<Id extends string | number>(
  record: Pick<MatchRecord<Id>, 'player1' | 'player2' | 'winner'>,
): RecordedPlayer<Id> {
  return record[record.winner];
}
