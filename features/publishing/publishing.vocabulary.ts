/** Of the reason for a cancellation, which everybody reads. */
export const LONGEST_REASON = 1000;
