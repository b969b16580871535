/** Where the matches of a rate come from. Tournaments and practice never touch each other's rate. */
export const SOURCES = ['tournament', 'practice'] as const;
export type Source = (typeof SOURCES)[number];

/** Alone or as a pair; matches of teams are not rated. */
export const DISCIPLINES = ['singles', 'doubles'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** The number of the rules by which a period was computed; another one when they change (decision 0045). */
export const METHOD = 1;
