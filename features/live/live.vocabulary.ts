/**
 * How far a tournament is, for those who follow it: entries are open; they are closed and nothing is drawn; draws are out; its day has
 * begun; every match of it has a result; the date has passed; it does not take place.
 */
export const LIVE_STATES = [
  'entries',
  'entries-closed',
  'drawn',
  'open',
  'finished',
  'over',
  'cancelled',
] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** The most bytes of a stored change; a larger one is a reset. Source: next.md, C7. */
export const LARGEST_PATCH = 2048;

/** A reader that has missed more changes gets a reset. Source: next.md, C7. */
export const MOST_REPLAYED = 500;
