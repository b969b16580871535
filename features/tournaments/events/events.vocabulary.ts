/** The most events of one tournament. */
export const MOST_EVENTS = 50;
