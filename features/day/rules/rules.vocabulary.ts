/** From court to court as they become free, or at fixed courts and times. */
export const QUEUE_MODES = ['queue', 'order-of-play'] as const;
export type QueueMode = (typeof QUEUE_MODES)[number];

/** Nobody; in groups the one of the table, in knockouts a loser; whom the desk names when it calls. */
export const UMPIRE_RULES = ['none', 'losers', 'desk'] as const;
export type UmpireRule = (typeof UMPIRE_RULES)[number];

export const BREAK_KINDS = ['lunch', 'court'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** The longest rest, no-show time and match of the rules of an event, in minutes. */
export const LONGEST_REST = 240;
export const LONGEST_NO_SHOW = 60;
export const LONGEST_MATCH = 300;

/** The most breaks of a day. */
export const MOST_BREAKS = 100;
