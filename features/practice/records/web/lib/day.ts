import { isDay } from '#platform/shared/bounds.ts';
import { addDays, dayInJapan, type PlainDate } from '#platform/shared/format.ts';

/** What the records carry from screen to screen. */
export interface CarriedDay {
  readonly dateId?: string;
  /** The formatted day of the previous screen. */
  readonly formattedDate?: string;
}

/** The day of an address; null for an invalid one, and for one that the server does not take. */
export function dayOf(dateId: string | undefined): PlainDate | null {
  return dateId !== undefined && isDay(dateId) ? dateId : null;
}

/** Whether the day is today or yesterday in Japan. */
export function nearness(day: PlainDate, now: Date): 'today' | 'yesterday' | null {
  const today = dayInJapan(now);
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : null;
}
