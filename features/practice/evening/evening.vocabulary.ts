/** The most that one evening holds; the screens and the server refuse more. */
export const MOST_PEOPLE = 120;
export const MOST_COURTS = 20;
export const MOST_MATCHES = 1000;
export const LONGEST_GUEST_NAME = 40;
