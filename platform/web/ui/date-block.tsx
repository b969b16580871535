import { dayOfWeek, month, weekday } from '#platform/shared/calendar.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { classNames } from './class-names.ts';
import css from './date-block.module.css';

interface Props {
  readonly day: PlainDate;
}

/** A date as a leaf of a calendar: the day in large figures, Sundays red, Saturdays blue. Read aloud as one date. */
export function DateBlock({ day }: Props) {
  const format = useFormat();
  const { language } = useLanguage();
  const ofWeek = dayOfWeek(day);
  return (
    <time dateTime={day} className={css.block}>
      <span className="visually-hidden">{format.dayWithWeekday(day)}</span>
      <span aria-hidden="true" className={css.month}>
        {month(day, language)}
      </span>
      <span aria-hidden="true" className={css.day}>
        {Number(day.slice(8))}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          css.weekday,
          ofWeek === 0 && css.sunday,
          ofWeek === 6 && css.saturday,
        )}
      >
        {weekday(day, language)}
      </span>
    </time>
  );
}
