import { planLimits } from '#features/day-plan/day-plan.vocabulary.ts';

/** The most courts of a day. */
export const MOST_COURTS = planLimits.courts;

/** The most labels of a court, and the longest one. */
export const MOST_LABELS = 3;
export const LONGEST_LABEL = 12;

/** The longest name of a court, in characters. */
export const LONGEST_COURT_NAME = 12;
