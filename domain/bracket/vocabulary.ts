/** The words of a knockout draw, as a referee uses them. Everything here is plain, readonly JSON. */

import type { SetScore } from '../scorecard/set-score.ts';
import type { ChosenFormat } from '../scoring/chosen-format.ts';

/** Whose seed table the draw follows; see seed-lines.ts for the two tables. */
export const traditions = ['tennis', 'table-tennis'] as const;
export type Tradition = (typeof traditions)[number];

/**
 * How ranked players reach their lines: `seeded` as in a tournament (a few seeds, drawn by lot on
 * their group's lines), `strength-order` without lots (rank 1 meets the last, rank 2 the last but one).
 */
export const placings = ['seeded', 'strength-order'] as const;
export type Placing = (typeof placings)[number];

/** Fewest and most players of a draw, and the fewest for a club's practice (spec section 9). */
export const limits = { fewestPlayers: 2, mostPlayers: 512, fewestForPractice: 8 } as const;

/**
 * The version of the drawing method. It goes up whenever the same entrants and random seed would give another
 * draw, so that an old draw is not called forged because it cannot be reproduced today.
 */
export const drawMethod = 1;

/** The version of the method for a knockout after groups, which has constraints that `drawMethod` does not know. */
export const qualifiedMethod = 2;

/** The constraints of a knockout after groups, the first one first (qualified-lines.ts). */
export const constraints = ['same-group', 'byes', 'winners', 'same-club'] as const;
export type Constraint = (typeof constraints)[number];

/** How often a draw breaks a constraint: groups, byes, or first-round matches. */
export type ConstraintCheck = { readonly constraint: Constraint; readonly broken: number };

export type Entrant = {
  readonly id: string;
  readonly name: string;
  /** School or club; players of the same one are separated in the first round. */
  readonly club?: string;
  /** Higher is stronger. A player without one is never seeded. */
  readonly rating?: number;
};

/** What a person may enter. */
export const resultKinds = [
  'score',
  'walkover',
  'retirement',
  'default',
  'double-walkover',
] as const;

/** The score format of the match; missing for the five sets of the specification. */
type Format = { readonly scoreFormat?: ChosenFormat };

/** `winner` is an entrant's id; null where nobody wins. */
export type PlayedResult = Format &
  (
    | {
        readonly kind: 'score';
        readonly winner: string;
        /** Sets won, first player first: "3-1". */
        readonly score: string;
        readonly sets?: readonly SetScore[];
      }
    /** The opponent did not appear or may not play; nothing was played. */
    | { readonly kind: 'walkover'; readonly winner: string }
    /** The opponent stopped, or was disqualified; the score is the one at that moment. */
    | {
        readonly kind: 'retirement' | 'default';
        readonly winner: string;
        readonly score?: string;
        readonly sets?: readonly SetScore[];
      }
    /** Neither player appeared: the next opponent of the winner advances. */
    | { readonly kind: 'double-walkover'; readonly winner: null }
  );

/** What the rules alone make, and nobody enters. */
export type DerivedResult =
  /** Of the draw: there was never an opponent. */
  | { readonly kind: 'bye'; readonly winner: string }
  /** A match before had no winner: the only player advances; null where both had none. */
  | { readonly kind: 'unopposed'; readonly winner: string | null };

export type MatchResult = PlayedResult | DerivedResult;

export type Match = {
  /** Unique within its draw: "{round}-{position}". */
  readonly id: string;
  /** 1 is the first round. */
  readonly round: number;
  /** From the top of the round, 0 first. */
  readonly position: number;
  /** An entrant's id; null while not determined, and always null opposite a bye. */
  readonly player1: string | null;
  readonly player2: string | null;
  readonly result: MatchResult | null;
};

export type Draw = {
  readonly method: number;
  readonly tradition: Tradition;
  readonly placing: Placing;
  /** The recorded random seed: with the entrants below, anyone can repeat the draw. */
  readonly randomSeed: number;
  /** A power of two; `size - entrants.length` of its lines are byes. */
  readonly size: number;
  readonly rounds: number;
  /** As they were when the draw was made, ordered by id. */
  readonly entrants: readonly Entrant[];
  /** Ids of the seeded players; the first is seed number 1. */
  readonly seeds: readonly string[];
  /** The seeds were chosen by hand, not derived from the ratings. */
  readonly chosenSeeds?: true;
  /** Knockout after groups: who goes on from each group, in its final order. The draw is repeated from this. */
  readonly groups?: readonly (readonly string[])[];
  /** Knockout after groups: what was asked of the draw, and how often it could not be had. */
  readonly constraints?: readonly ConstraintCheck[];
  /** Round by round, each from top to bottom: always `size - 1` matches. */
  readonly matches: readonly Match[];
  /** Between the losers of the semi-finals, where the format asks for it (third-place.ts); no part of a record. */
  readonly third?: Match;
};

/** Why a draw cannot be made. */
export type DrawRefusal =
  | 'TOO_FEW_PLAYERS'
  | 'TOO_MANY_PLAYERS'
  | 'DUPLICATE_PLAYER'
  | 'INVALID_RATING'
  | 'INVALID_RANDOM_SEED'
  | 'INVALID_SEED_COUNT'
  | 'INVALID_SEEDS'
  /** A group sends nobody, or more than five, or somebody who is no entrant. */
  | 'INVALID_GROUPS';

/** Why a result cannot be recorded, corrected or cleared. */
export type ResultRefusal =
  | 'UNKNOWN_MATCH'
  | 'BYE'
  | 'MISSING_PLAYER'
  | 'NOT_A_PLAYER'
  | 'ALREADY_RECORDED'
  | 'NO_RESULT_YET'
  | 'NEXT_MATCH_PLAYED';
