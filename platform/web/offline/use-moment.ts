import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '../clock.ts';
import { useFormat } from '../i18n/use-format.ts';

/** Words for an instant (ISO 8601) that is mostly of today: "13:05", and "Dec 5, 2026, 13:05" on another day. */
export function useMoment(): (instant: string) => string {
  const format = useFormat();
  const today = dayInJapan(now());
  return (instant) =>
    dayInJapan(new Date(instant)) === today ? format.clockTime(instant) : format.dateTime(instant);
}
