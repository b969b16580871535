import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import type { Person } from '#features/matches/draws/web/lib/people.ts';
import type { KnockoutView } from '../hooks/use-knockout.ts';

/** The match that a score is entered for. */
export interface ScoredMatch {
  readonly view: KnockoutView;
  readonly match: Match;
  readonly player1: Person;
  readonly player2: Person;
}

/** A result that waits for "Confirm". */
export interface Pending {
  readonly entered: EnteredResult;
  readonly played: PlayedResult;
  /** The version of the stored result that the writer has seen. */
  readonly baseVersion: number;
}
