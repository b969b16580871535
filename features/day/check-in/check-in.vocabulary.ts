/** Who has written a check-in. */
export const CHECK_IN_WRITERS = ['desk', 'player', 'teacher', 'guardian'] as const;
export type CheckInWriter = (typeof CHECK_IN_WRITERS)[number];

/** Players check themselves in from so many minutes before the tournament starts. Source: next.md, C2. */
export const OPENS_MINUTES_BEFORE = 120;

/** After so many wrong codes in a row, a player waits so many seconds. Source: next.md, C10. */
export const MOST_WRONG_CODES = 5;
export const WAIT_SECONDS = 60;

/** The most people whom one write of the desk ticks: those of a large school. */
export const MOST_TICKED = 500;
