/** The draw of a stage, whether it is a knockout or groups. Everything here is plain, readonly JSON. */
import type { Effects } from '#domain/bracket/amendment-effects.ts';
import type { Amendment } from '#domain/bracket/amendments.ts';
import type { Draw, Tradition } from '#domain/bracket/vocabulary.ts';
import type {
  GroupOrder,
  GroupsAmendment,
  GroupsDraw,
  NextStage,
  WantedSize,
} from '#domain/groups/vocabulary.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { FinalFormat } from '#domain/scoring/final-format.ts';

/** How the groups are asked for: of about so many players, or one group of everybody (up to five). */
export const groupSizes = [3, 4, 5, 'one'] as const satisfies readonly (WantedSize | 'one')[];
export type GroupSize = (typeof groupSizes)[number];

export interface KnockoutFormat {
  readonly kind: 'knockout';
  /** The seed table. */
  readonly tradition: Tradition;
  readonly thirdPlace: boolean;
  /** A second knockout for the losers of their first played match. */
  readonly consolation: boolean;
}

export interface GroupsFormat {
  readonly kind: 'groups';
  readonly size: GroupSize;
  readonly next: NextStage;
  /** Of the groups in what follows; missing is the order in which they were drawn. */
  readonly order?: GroupOrder;
}

/** How an event is played (next.md, B5). */
export type EventFormat = KnockoutFormat | GroupsFormat;

/** How the organizer means an event to be played, before its draw. What is missing is not decided. Source: next.md, B1. */
export interface EventFormats {
  readonly format?: EventFormat;
  /** Decides the places of groups. */
  readonly ruleBook?: Preset;
  /** Of the matches in groups; null for scores as entered. */
  readonly groupFormat?: ChosenFormat | null;
  /** Of the matches in knockouts; missing after groups: as in the groups. */
  readonly mainFormat?: ChosenFormat | null;
  /** Of the last rounds of the knockout that decides the event. */
  readonly finalFormat?: FinalFormat | null;
}

/** The record of a drawn stage, or its state after amendments. */
export type StageDraw = Draw | GroupsDraw;

/** A change of a draft. Lines are of a knockout, entrants of groups. */
export type Exchange = Extract<Amendment, { readonly kind: 'exchange' }> | GroupsAmendment;

/**
 * Somebody of a published knockout is replaced or leaves: the amendment with what it did, so that a page shows it without
 * the engine and the check can compare both. Lines are counted from 1; null is outside the draw.
 */
export type Replacement = Exclude<Amendment, { readonly kind: 'exchange' }> & {
  readonly moves: Effects['moves'];
  /** The seeds afterwards, the first one first. */
  readonly seeds: readonly string[];
};

/** Any change of a draw after it was made, as it is recorded. */
export type StageChange = Exchange | Replacement;

/** Why the entrants of an event cannot be drawn (next.md, B10). */
export type StageRefusal =
  /** Fewer than two. */
  | 'TOO_FEW'
  /** Fewer than three for groups. */
  | 'GROUP_TOO_SMALL'
  /** More than 512 in a knockout, more than 128 groups, or more than five in one group. */
  | 'TOO_MANY';

/** Why two entrants cannot be exchanged. */
export type ExchangeRefusal =
  /** A knockout has no such line, both are the same, or the draw is of groups. */
  | 'UNKNOWN_LINE'
  /** The match in the first round would have no player. */
  | 'EMPTY_MATCH'
  /** No group has such an entrant, or the draw is a knockout. */
  | 'UNKNOWN_ENTRANT'
  | 'SAME_GROUP';

/** Whether a recorded change exchanges two places. */
export function isExchange(change: StageChange): change is Exchange {
  return change.kind === 'exchange';
}

/** Whether a draw is one of groups; a knockout otherwise. */
export function isGroupsDraw(draw: StageDraw): draw is GroupsDraw {
  return 'kind' in draw;
}
