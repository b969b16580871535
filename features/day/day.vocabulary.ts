/** The most courts of a day. Source: next.md, C3. */
export const MOST_COURTS = 60;

/** The longest name of a court, in characters. */
export const LONGEST_COURT_NAME = 12;
