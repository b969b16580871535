/** The width of a school's short name, in full-width letters; two half-width ones count as one. */
export const LONGEST_SHORT_NAME = 8;
