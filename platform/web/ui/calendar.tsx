import { type ClassNames, DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { ja } from 'react-day-picker/locale/ja';
import { dayInJapan, dayWithWeekday, type PlainDate } from '#platform/shared/format.ts';
import { now } from '../clock.ts';
import { useLanguage } from '../i18n/language.tsx';
import css from './calendar.module.css';

interface Props {
  readonly value: PlainDate;
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
  readonly onChoose: (day: PlainDate) => void;
}

const LOCALES = { en: enUS, ja };

// The library says "December 1st", in which voice control does not find the visible "1".
const ENGLISH_LABELS = {
  labelDayButton: (day: Date) => dayWithWeekday(toPlain(day), 'en'),
};

/** One month of days, moved through by arrow keys, Page Up and Page Down. */
export function Calendar({ value, min, max, onChoose }: Props) {
  const { language } = useLanguage();
  const chosen = value ? toDate(value) : undefined;
  const today = toDate(dayInJapan(now()));
  const outside = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
  ];
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      locale={LOCALES[language]}
      today={today}
      selected={chosen}
      defaultMonth={chosen ?? (min && toDate(min) > today ? toDate(min) : today)}
      disabled={outside}
      {...(min ? { startMonth: toDate(min) } : {})}
      {...(max ? { endMonth: toDate(max) } : {})}
      onSelect={(day) => onChoose(toPlain(day))}
      classNames={css as Partial<ClassNames>}
      {...(language === 'en' ? { labels: ENGLISH_LABELS } : {})}
    />
  );
}

interface MarkedProps {
  /** What is read aloud of each day that is marked. */
  readonly marks: ReadonlyMap<PlainDate, string>;
  /** The first month that can be turned to; the last one is that of today. */
  readonly min: PlainDate;
}

/** One month of days to look at: some of them are marked. */
export function MarkedCalendar({ marks, min }: MarkedProps) {
  const { language } = useLanguage();
  const today = toDate(dayInJapan(now()));
  const label = (day: PlainDate) => marks.get(day) ?? dayWithWeekday(day, language);
  return (
    <DayPicker
      locale={LOCALES[language]}
      today={today}
      startMonth={toDate(min)}
      endMonth={today}
      modifiers={{ marked: [...marks.keys()].map(toDate) }}
      modifiersClassNames={{ marked: css.marked ?? '' }}
      labels={{ labelGridcell: (date) => label(toPlain(date)) }}
      classNames={{ ...(css as Partial<ClassNames>), day: css.cell ?? '', today: css.now ?? '' }}
    />
  );
}

// A calendar cell is local time; only its year, month and day count.
function toDate(day: PlainDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toPlain(date: Date): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
