/** Of a reason for the log. */
export const LONGEST_REASON = 500;

/** Of the reason that an applicant reads. */
export const LONGEST_ANSWER = 1000;
