import { type Grade, gradeIn } from '#domain/common/school-grade.ts';

/** The schools of the grades of a player, as a ranking asks for them. */
export const GRADE_GROUPS = ['elementary', 'junior-high', 'high-school'] as const;
export type GradeGroup = (typeof GRADE_GROUPS)[number];

/** How a grade of each begins, as schools write it: 小6, 中2, 高1. */
export const GRADE_BEGINS: Readonly<Record<GradeGroup, string>> = {
  elementary: '小',
  'junior-high': '中',
  'high-school': '高',
};

/** The school of a grade so many school years later; null for who has left school since, and for every other text. */
export function gradeGroupOf(grade: string, yearsLater: number): GradeGroup | null {
  const later = gradeIn(yearsLater, { grade: grade as Grade, gradeYear: 0 });
  return GRADE_GROUPS.find((group) => later.grade.startsWith(GRADE_BEGINS[group])) ?? null;
}
