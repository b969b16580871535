import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';

/** A day as it is written short: with the year, unless it is of this one. */
export function useDay(): (day: PlainDate) => string {
  const format = useFormat();
  const year = dayInJapan(now()).slice(0, 4);
  return (day) => (day.startsWith(year) ? format.shortDate(day) : format.longDate(day));
}
