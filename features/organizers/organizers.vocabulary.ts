/** Where an organizer's application stands (spec section 4, organizer application). */
export const APPLICATION_STATES = ['pending', 'approved', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
