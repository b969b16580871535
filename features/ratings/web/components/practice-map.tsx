import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { MarkedCalendar } from '#platform/web/ui/calendar.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { PlayerPage } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';

/** The days of practice, a month at a time. Load it when it is shown: the calendar is a library. */
export function PracticeMap({ days }: { readonly days: PlayerPage['practiceDays'] }) {
  const t = useText();
  const format = useFormat();
  const [first] = days;
  if (!first) return null;
  const month = dayInJapan(now()).slice(0, 7);
  const inMonth = days.filter(({ day }) => day.startsWith(month)).length;
  const marks = new Map(
    days.map(({ day, matches }) => [day, t.practiced(format.dayWithWeekday(day), matches)]),
  );
  return (
    <Section heading={t.practiceDays} text={t.inMonth(inMonth)}>
      <MarkedCalendar marks={marks} min={first.day} />
    </Section>
  );
}
