import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import type { MatchSide } from '#domain/scorecard/sides.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { FinalFormat } from '#domain/scoring/final-format.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';

/** The kinds of a stage: what its matches decide together. */
export const STAGE_KINDS = ['league', 'knockout', 'groups'] as const;

/** What the organizer has decided about a stage of an event; empty for practice. */
export interface StageSettings {
  /** How many are seeded; missing is the usual number. */
  readonly seedCount?: number;
  /** How the event is played, since its last draw; missing before the first. */
  readonly format?: EventFormat;
  /** The rule book of its groups, since its last draw; missing in draws that an earlier version of the app made. */
  readonly ruleBook?: Preset;
  /** Of the matches that have no result yet; null or missing for scores as entered. */
  readonly scoreFormat?: ChosenFormat | null;
  /** Of the last rounds of a knockout; null or missing where all its matches have the same format. */
  readonly finalFormat?: FinalFormat | null;
  /** Of a knockout after groups: the places of the groups that it is for; null for a consolation. */
  readonly places?: PlaceRange | null;
  /** The lots that decided what no result of a group could. */
  readonly lots?: readonly GroupLots[];
}

/** Lots that were drawn for a group whose members are level in everything. */
export interface GroupLots {
  /** From 1. */
  readonly group: number;
  readonly randomSeed: number;
  /** An instant. */
  readonly at: string;
}

/** A draft is in the list of a free practice whose "Confirm" has not been pressed (spec section 2.29). */
export const MATCH_STATES = ['draft', 'saved'] as const;

/** `unlisted`: in no record, such as a walkover of a draw, or a match whose result was cleared. It never leaves the server. */
export const ROW_STATES = [...MATCH_STATES, 'unlisted'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** The limit of a member's name: everybody who can be a member can be scored. */
export const LONGEST_NAME = 100;
export const LONGEST_NOTES = 1000;

/** One side of a match, as its owner names it: a player, or a pair. */
export type MatchPlayer = MatchSide;

/** The name of a pair: two names and what is between them. */
export const LONGEST_SIDE_NAME = 2 * LONGEST_NAME + 1;
