import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { RatedPeriod } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';

/** A period by its tournament, or by its month. */
export function usePeriodName(): (period: Pick<RatedPeriod, 'tournament' | 'day'>) => string {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  return ({ tournament, day }) => {
    if (tournament) return format.name(tournament.name);
    const month = new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(day));
    return t.practiceOf(month);
  };
}
