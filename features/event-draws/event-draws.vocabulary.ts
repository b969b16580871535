/** Where an event is on its way to the draw: entries are open, or the organizer has closed them. */
export const DRAW_STATES = ['entries', 'closed'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

/** The most entrants of one seeding list; an event has no more places. */
export const MOST_ENTRANTS = 10_000;
