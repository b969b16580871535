/** The grades of junior high and high schools, as a school writes them, and everybody else. */
export const GRADES = ['中1', '中2', '中3', '高1', '高2', '高3', 'other'] as const;
export type Grade = (typeof GRADES)[number];

/** The year in which the school year of a plain date (2026-11-20) began: it lasts from 1 April to 31 March. */
export function schoolYearOf(day: string): number {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return month >= 4 ? year : year - 1;
}
