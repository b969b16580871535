import type { Entrant } from '#domain/bracket/vocabulary.ts';

/** The words and limits of a groups stage (next.md, B4 and B10). */
export const wantedSizes = [3, 4, 5] as const;
export type WantedSize = (typeof wantedSizes)[number];

/** Players of one group, and groups of one stage. */
export const groupLimits = { smallest: 3, largest: 5, mostGroups: 128 } as const;

/**
 * What follows the groups: nothing, a knockout of the winners or of the first two, one of the first two and one of all others (上位・下位), or
 * a draw for each place (順位別).
 */
export const nextStages = ['none', 'first', 'first-two', 'upper-lower', 'placing'] as const;
export type NextStage = (typeof nextStages)[number];

/** What orders the groups in the knockouts after them: the order of the groups, which is that of their seeds, or their results. */
export const groupOrders = ['seeds', 'results'] as const;
export type GroupOrder = (typeof groupOrders)[number];

/** How the groups go on; a missing order is that of the groups. */
export interface GoingOnRules {
  readonly next: NextStage;
  readonly order?: GroupOrder;
}

/** The version of the method that places entrants into groups; it goes up as `drawMethod` of a knockout does. */
export const groupsMethod = 1;

/** The record of groups that were drawn: with it anyone can repeat the draw. Plain, readonly JSON. */
export interface GroupsDraw {
  readonly kind: 'groups';
  readonly method: number;
  /** The size that the organizer asked for. */
  readonly wanted: WantedSize;
  readonly randomSeed: number;
  /** As they were when the draw was made, ordered by id. Who has no rating is placed by lot. */
  readonly entrants: readonly Entrant[];
  /** Ids by group, in the order of the numbers that the players have in their group. */
  readonly groups: readonly (readonly string[])[];
}

/** A change of a draft after it was drawn. Plain JSON; who made it, when and why is recorded beside it. */
export interface GroupsAmendment {
  readonly kind: 'exchange';
  /** Ids of two entrants of different groups, who take each other's place. */
  readonly entrants: readonly [string, string];
}

/** Why entrants cannot be put into groups. */
export type GroupsRefusal =
  | 'GROUP_TOO_SMALL'
  | 'TOO_MANY'
  | 'DUPLICATE_PLAYER'
  | 'INVALID_RATING'
  | 'INVALID_RANDOM_SEED';

/** Why groups cannot be amended. */
export type GroupsAmendmentRefusal =
  | 'UNKNOWN_PLAYER'
  /** Both are in one group: an exchange would change nothing but their numbers. */
  | 'SAME_GROUP';
