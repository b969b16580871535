import { DAY_MS } from './durations.ts';
import { dateFormat, midnight, type PlainDate } from './format.ts';
import type { Language } from './language.ts';

/** Parts of dates and distances between them: apart from format.ts, since the first load of home needs none. */

/** "Dec" / "12月". */
export function month(day: PlainDate, language: Language): string {
  return dateFormat(language, { month: 'short', timeZone: 'UTC' }).format(midnight(day));
}

/** "December 2026" / "2026年12月": the heading over the days of a month. */
export function monthOfYear(day: PlainDate, language: Language): string {
  return dateFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    midnight(day),
  );
}

/** "Sat" / "土". */
export function weekday(day: PlainDate, language: Language): string {
  return dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(midnight(day));
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(day: PlainDate): number {
  return midnight(day).getUTCDay();
}

/** Whole days from one day to another; negative where the other is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS);
}
