/** The most events of one tournament. */
export const MOST_EVENTS = 50;

/**
 * Who an event is for. It is shown, not checked, except that the two of a mixed pair are not accepted where both have
 * the same gender in their profiles.
 */
export const GENDER_RULES = ['any', 'female', 'male', 'mixed'] as const;

export const LONGEST_EVENT_NAME = 60;
export const LONGEST_AGE_RULE = 80;
