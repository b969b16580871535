import { useMemo } from 'react';
import { nameIn } from '#platform/shared/bilingual.ts';
import * as format from '#platform/shared/format.ts';
import { useLanguage } from './language.tsx';

/** Dates, yen, numbers and names in the language in use. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      name: (text: string) => nameIn(text, language),
      yen: (amount: number) => format.yen(amount, language),
      /** One after the other; Japanese has no space between sentences. */
      sentences: (...texts: readonly string[]) => texts.join(language === 'ja' ? '' : ' '),
      /** Short facts in one line; those that are missing or empty are left out. */
      facts: (parts: Parameters<typeof format.joinFacts>[0]) => format.joinFacts(parts, language),
      number: (value: number) => format.number(value, language),
      longDate: (day: format.PlainDate) => format.longDate(day, language),
      dayWithWeekday: (day: format.PlainDate) => format.dayWithWeekday(day, language),
      shortDate: (day: format.PlainDate) => format.shortDate(day, language),
      dateTime: (instant: string) => format.dateTime(instant, language),
      hours: (from: string, to: string) => format.hours(from, to, language),
      clockTime: (instant: string) => format.clockTime(instant, language),
    }),
    [language],
  );
}
