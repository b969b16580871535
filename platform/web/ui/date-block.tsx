import { dayOfWeek, type PlainDate } from '#platform/shared/format.ts';
import { useFormat } from '../i18n/use-format.ts';
import { classNames } from './class-names.ts';
import css from './date-block.module.css';

interface Props {
  readonly day: PlainDate;
  readonly className?: string | undefined;
}

/** A date as a leaf of a calendar: the day in large figures, Sundays red, Saturdays blue. Read aloud as one date. */
export function DateBlock({ day, className }: Props) {
  const format = useFormat();
  const weekday = dayOfWeek(day);
  return (
    <time dateTime={day} className={classNames(css.block, className)}>
      <span className="visually-hidden">{format.dayWithWeekday(day)}</span>
      <span aria-hidden="true" className={css.month}>
        {format.month(day)}
      </span>
      <span aria-hidden="true" className={css.day}>
        {Number(day.slice(8))}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          css.weekday,
          weekday === 0 && css.sunday,
          weekday === 6 && css.saturday,
        )}
      >
        {format.weekday(day)}
      </span>
    </time>
  );
}
