/** The grades of junior high and high schools, as a school writes them, and everybody else. */
export const GRADES = ['中1', '中2', '中3', '高1', '高2', '高3', 'other'] as const;
export type Grade = (typeof GRADES)[number];

/** The year in which the school year of a plain date (2026-11-20) began: it lasts from 1 April to 31 March. */
export function schoolYearOf(day: string): number {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return month >= 4 ? year : year - 1;
}

/** A grade of a school year; without a year it is of the year in question. */
export interface DatedGrade {
  readonly grade: Grade | '';
  readonly gradeYear: number | null;
}

interface NextGrade {
  /** The grade of somebody who stays: after the last year of junior high comes the first of high school, then none. */
  readonly grade: Grade | '';
  /** Whether the person has left the junior high or high school since. */
  readonly hasGraduated: boolean;
}

/** The grade in a later school year, one step a year. */
export function gradeIn(schoolYear: number, { grade, gradeYear }: DatedGrade): NextGrade {
  const at = GRADES.indexOf(grade as Grade);
  const years = gradeYear === null ? 0 : Math.max(0, schoolYear - gradeYear);
  if (at < 0 || grade === 'other' || years === 0) return { grade, hasGraduated: false };
  const lastOfSchool = at < YEARS ? YEARS - 1 : 2 * YEARS - 1;
  const next = GRADES[Math.min(at + years, GRADES.length - 1)] as Grade;
  return { grade: next, hasGraduated: at + years > lastOfSchool };
}

/** Of junior high, and of high school. */
const YEARS = 3;
