/** What everybody sees of a draw: nothing yet, the draw, or that it was taken back. */
export const PUBLIC_STATES = ['none', 'published', 'withdrawn'] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];

/** The most entrants of one seeding list; an event has no more places. */
export const MOST_ENTRANTS = 10_000;

/** Characters of a reason that everybody reads: of an exchange, and of a publication that is taken back. */
export const LONGEST_REASON = 200;

/** The most exchanges of one draft: it is drawn again rather than made by hand. */
export const MOST_EXCHANGES = 100;

/**
 * How far a stage after the first is: matches of groups are open, first matches of a knockout are, or lots must decide places;
 * fewer than two go on, so that no match is needed; it can be drawn; it is drawn, for the organizer only; it is published.
 */
export const FURTHER_STATES = [
  'groups-open',
  'matches-open',
  'lots-needed',
  'too-few',
  'ready',
  'drawn',
  'published',
] as const;
export type FurtherState = (typeof FURTHER_STATES)[number];

/** As many stages can follow the groups: one for each place (順位別). */
export const MOST_FURTHER_STAGES = 3;
