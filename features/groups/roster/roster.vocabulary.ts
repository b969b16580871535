/** The width of a school's short name, in full-width letters; two half-width ones count as one. */
export const LONGEST_SHORT_NAME = 8;

/** A family or a given name, or its reading. */
export const LONGEST_NAME_PART = 40;

/** What those who look after a group write about a pupil, in the order of the forms and of the list as a file. */
export const PUPIL_FIELDS = [
  'familyName',
  'givenName',
  'familyKana',
  'givenKana',
  'grade',
  'gender',
  'registrationNo',
] as const;
export type PupilField = (typeof PUPIL_FIELDS)[number];

export const SHEET_FIELDS = [
  'officialName',
  'shortName',
  'prefecture',
  'postalCode',
  'address',
  'personInCharge',
  'phone',
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

/** What the third-years do when the grades advance: leave the list, or stay on it. */
export const GRADUATES = ['leave', 'stay'] as const;
