import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import type { EnteredResult } from '../../../draw-results/draw-results.contract.ts';
import type { People, Person } from '../../../draws/web/lib/people.ts';
import type { PendingResult, SentResult } from './sent-results.ts';

/** A knockout as the forms of its matches need it: of a practice session, or of a tournament's event. */
export interface ScoredKnockout {
  /** Unique among all knockouts: what is typed is stored under it. */
  readonly id: string;
  readonly drawNumber: number;
  /** Of the matches without a result; null or missing for scores as entered. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  /** For every match that ever had a result. */
  readonly marks: readonly ResultMark[];
  /** Nothing is noted beside its scores. */
  readonly hasNotes?: false;
}

export interface ResultMark {
  readonly matchId: string;
  readonly version: number;
  readonly notes: string;
  readonly scoredBy: string | null;
  readonly scoredAt: string;
}

/** A knockout with its results, as this phone knows it. */
export interface ScoredView {
  readonly knockout: ScoredKnockout;
  /** The stored draw, with the pending results of this phone. */
  readonly draw: Draw;
  readonly people: People;
  readonly pendingResults: readonly PendingResult[];
  /** Where matches are called or played, in words, by their ids; missing where nobody calls. */
  readonly courtOf?: ReadonlyMap<string, string>;
}

/** What happens to a result of the form, by whom the knockout belongs to. */
export interface ResultsOwner {
  readonly submit: (
    result: SentResult,
    baseVersion: number,
    accountId: string,
  ) => Promise<SubmitResult>;
  /** Reads the knockout again, which somebody else has changed. */
  readonly reread: () => void;
  /** Leaves the form; `state` says what was entered. */
  readonly leave: (state: object) => Promise<void>;
  /** In words, why a result was refused that only this owner refuses so. */
  readonly refusalText?: (code: string) => string | undefined;
}

/** The match that a score is entered for. */
export interface ScoredMatch {
  readonly view: ScoredView;
  readonly match: Match;
  readonly player1: Person;
  readonly player2: Person;
  readonly owner: ResultsOwner;
}

/** The draw of which a person sees what a change clears, before they confirm it: nothing else is cleared. */
export type Shown = Pick<ScoredMatch, 'view' | 'match'>;

/** A result that waits for "Confirm". */
export interface Pending {
  readonly entered: EnteredResult;
  readonly played: PlayedResult;
  /** The version of the stored result that the writer has seen. */
  readonly baseVersion: number;
}
