export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** Such as 中2 or 高1, as a school writes it. */
export const LONGEST_SCHOOL_GRADE = 8;

/** The number with which an association has registered a player. */
export const LONGEST_REGISTRATION_NO = 20;

/** A school, club or company, as the player writes it. */
export const LONGEST_CLUB = 80;
