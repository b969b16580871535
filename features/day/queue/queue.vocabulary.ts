/** Where a match of the day is. `next` is reserved for a court and not called yet. Source: next.md, C3. */
export const QUEUE_STATES = ['waiting', 'next', 'called', 'playing', 'done'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** From court to court as they become free, or at fixed courts and times. */
export const QUEUE_MODES = ['queue', 'order-of-play'] as const;
export type QueueMode = (typeof QUEUE_MODES)[number];

/** Nobody; in groups the one of the table, in knockouts a loser; whom the desk names when it calls. */
export const UMPIRE_RULES = ['none', 'losers', 'desk'] as const;
export type UmpireRule = (typeof UMPIRE_RULES)[number];

/** Where the desk names an umpire: nobody umpires, whatever the rule proposes. */
export const NO_UMPIRE = 'none';

export const BREAK_KINDS = ['lunch', 'court'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** The longest rest, no-show time and match of the rules of an event, in minutes. */
export const LONGEST_REST = 240;
export const LONGEST_NO_SHOW = 60;
export const LONGEST_MATCH = 300;

/** The most breaks of a day. */
export const MOST_BREAKS = 100;

/** What the desk does with a match, as its history names it. */
export const STEP_KINDS = [
  'call',
  'call-again',
  'start',
  'back',
  'move',
  'umpire',
  'next',
  'order',
  'walkover',
  'arrived',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];
