/** Why the day of a tournament was ended before every match was played (next.md, C8). */
export const EARLY_ENDS = ['light', 'heat', 'storm', 'time', 'other'] as const;
export type EarlyEnd = (typeof EARLY_ENDS)[number];
