/** The schools of the grades of a player, as a ranking asks for them. */
export const GRADE_GROUPS = ['elementary', 'junior-high', 'high-school'] as const;
export type GradeGroup = (typeof GRADE_GROUPS)[number];

/** How a grade of each begins, as schools write it: 小6, 中2, 高1. */
export const GRADE_BEGINS: Readonly<Record<GradeGroup, string>> = {
  elementary: '小',
  'junior-high': '中',
  'high-school': '高',
};
