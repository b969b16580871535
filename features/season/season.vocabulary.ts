/** The teams of a fixture. */
export const FIXTURE_SIDES = ['home', 'away'] as const;
export type FixtureSide = (typeof FIXTURE_SIDES)[number];

/** Orders are due at most so many minutes before a match begins. */
export const MOST_ORDER_MINUTES = 1440;

/** Hours after which a result that nobody has answered is confirmed (next.md, F4). */
export const CONFIRM_HOURS = 24;
export const MOST_TEAMS = 24;
export const LONGEST_TEXT = 80;
