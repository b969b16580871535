import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import type { useFormat } from '#platform/web/i18n/use-format.ts';

/** A time of today by the clock alone, any other one with its day. `instant` is ISO 8601. */
export function timeText(format: ReturnType<typeof useFormat>, instant: string): string {
  const isToday = dayInJapan(new Date(instant)) === dayInJapan(now());
  return isToday ? format.clockTime(instant) : format.dateTime(instant);
}
