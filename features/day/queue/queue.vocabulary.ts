/** Where a match of the day is. `next` is reserved for a court and not called yet. Source: next.md, C3. */
export const QUEUE_STATES = ['waiting', 'next', 'called', 'playing', 'done'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Where the desk names an umpire: nobody umpires, whatever the rule proposes. */
export const NO_UMPIRE = 'none';

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
