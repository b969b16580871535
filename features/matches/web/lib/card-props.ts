import type { Found, MatchResult, PendingScore, StoredScore } from './score-outbox.ts';

export interface ScorecardProps extends Found {
  /** Leaves the scorecard: with the result that was confirmed, or null where the stored one is retained. */
  readonly onDone: (result: MatchResult | null) => Promise<void>;
}

/** What every card gets. */
export interface CardProps extends ScorecardProps {
  /** The stored score that the card began with. */
  readonly begun: StoredScore | null;
  /** The person's own score of this match that has not been accepted yet. */
  readonly pending: PendingScore | undefined;
  /** Where the tab stores what is typed. */
  readonly draftKey: string;
}
