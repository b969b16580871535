import { isWithinBounds } from '#platform/shared/bounds.ts';
import { addDays, dayInJapan, type PlainDate } from '#platform/shared/format.ts';

/** What the records carry from screen to screen. */
export interface CarriedDay {
  readonly dateId?: string;
  /** The formatted day of the previous screen. */
  readonly formattedDate?: string;
}

/** The day of an address; null for an invalid one, and for one that the server does not take. */
export function dayOf(dateId: string | undefined): PlainDate | null {
  if (!dateId || !/^\d{4}-\d{2}-\d{2}$/.test(dateId)) return null;
  const date = new Date(`${dateId}T00:00:00Z`);
  // 31 February would be read as a day of March.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dateId);
  return isDay && isWithinBounds(dateId) ? dateId : null;
}

/** Whether the day is today or yesterday in Japan. */
export function nearness(day: PlainDate, now: Date): 'today' | 'yesterday' | null {
  const today = dayInJapan(now);
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : null;
}
