/** Plain dates ("2026-11-25"), counted in months as people count them. */

/** Whole months from a day to a later one; 0 where the later one is earlier. */
export function wholeMonths(from: string, to: string): number {
  const [year, month, day] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  const months = (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0);
  return Math.max(0, months);
}

/** The same day so many months later, or the last day of that month where it has none; `days` after that. */
export function addMonths(day: string, months: number, days = 0): string {
  const [year, month, date] = parts(day);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(date, last.getUTCDate()) + days);
  return target.toISOString().slice(0, 10);
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The last day of a month, given by its first. */
export function endOfMonth(month: string): string {
  return addMonths(month, 1, -1);
}

function parts(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
