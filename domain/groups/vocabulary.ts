/** The words and limits of a groups stage (next.md, B4 and B10). */
export const wantedSizes = [3, 4, 5] as const;
export type WantedSize = (typeof wantedSizes)[number];

/** Players of one group, and groups of one stage. */
export const groupLimits = { smallest: 3, largest: 5, mostGroups: 128 } as const;

/** Why entrants cannot be put into groups. */
export type GroupsRefusal =
  | 'GROUP_TOO_SMALL'
  | 'TOO_MANY'
  | 'DUPLICATE_PLAYER'
  | 'INVALID_RATING'
  | 'INVALID_RANDOM_SEED';
