import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { DateBlock } from '#platform/web/ui/date-block.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { useSearch } from '../hooks/use-search.ts';
import { type CarriedDay, nearness } from '../lib/day.ts';
import type { Day } from '../records.queries.ts';
import { useText } from '../records.text.ts';
import css from './day-row.module.css';

/** A practice day: its date, and what was played. */
export function DayRow({ day }: { readonly day: Day }) {
  const t = useText();
  const format = useFormat();
  const { suffix } = useSearch();
  const near = nearness(day.id, now());
  const carried: CarriedDay = { dateId: day.id, formattedDate: format.longDate(day.id) };
  return (
    <ListRow
      to={`/practice-records/format/${day.id}${suffix}`}
      state={carried}
      start={
        // The title says the date.
        <span aria-hidden="true">
          <DateBlock day={day.id} />
        </span>
      }
      title={
        <span className={css.title}>
          {format.dayWithWeekday(day.id)}
          {near ? <Badge tone="green">{t[near]}</Badge> : null}
        </span>
      }
      text={
        <span className={css.formats}>
          {day.formats.map(({ format: name, matches }) => (
            <span key={name}>{t.formatCount(t.formats[name], matches)}</span>
          ))}
        </span>
      }
    />
  );
}
