/** The states of an organizer's application (spec section 4, organizer application). */
export const APPLICATION_STATES = ['pending', 'approved', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** How long a decision on an application can be undone: its mail waits this long. */
export const UNDO_SECONDS = 60;
