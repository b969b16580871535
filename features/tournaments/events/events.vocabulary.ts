/** The most events of one tournament. */
export const MOST_EVENTS = 50;

/** Who an event is for. It is shown, not checked: an account does not say it. */
export const GENDER_RULES = ['any', 'female', 'male'] as const;
export type GenderRule = (typeof GENDER_RULES)[number];

export const LONGEST_EVENT_NAME = 60;
export const LONGEST_AGE_RULE = 80;
