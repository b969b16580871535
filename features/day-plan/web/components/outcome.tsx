import type { PlanForecast } from '#domain/order-of-play/plan.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { planLimits } from '../../day-plan.vocabulary.ts';
import { useText } from '../day-plan.text.ts';
import { usePlanWords } from '../hooks/use-plan-words.ts';
import type { DayResult } from '../lib/day-result.ts';
import css from './day-plan.module.css';

interface Props {
  readonly result: DayResult;
  /** What the sport is played on. */
  readonly kind: 'court' | 'table';
}

/** Whether the day is long enough, and what it is made of. Without a plan, what is missing for one. */
export function Outcome({ result, kind }: Props) {
  const t = useText();
  return (
    <Section heading={t.outcome}>
      <div className={css.outcome} aria-live="polite">
        {result.state === 'planned' ? (
          <Planned result={result} kind={kind} />
        ) : (
          <Missing state={result.state} kind={kind} />
        )}
      </div>
    </Section>
  );
}

interface MissingProps extends Pick<Props, 'kind'> {
  readonly state: Exclude<DayResult['state'], 'planned'>;
}

function Missing({ state, kind }: MissingProps) {
  const t = useText();
  const format = useFormat();
  if (state === 'too-many-sides') {
    return (
      <InlineNotice tone="warning" title={t.tooManyTitle}>
        {t.tooManyText(format.number(planLimits.sides))}
      </InlineNotice>
    );
  }
  if (state === 'wrong') return <InlineNotice tone="warning">{t.wrongFields}</InlineNotice>;
  return <InlineNotice>{t.enterCourts[kind]}</InlineNotice>;
}

interface PlannedProps extends Pick<Props, 'kind'> {
  readonly result: Extract<DayResult, { state: 'planned' }>;
}

function Planned({ result, kind }: PlannedProps) {
  const t = useText();
  const format = useFormat();
  const words = usePlanWords();
  const { forecast, hallMinutes } = result;
  return (
    <>
      <Verdict forecast={forecast} minutesToSpare={result.minutesToSpare} />
      <Facts
        facts={[
          [t.expectedEnd, words.clock(forecast.end)],
          [t.hallTime, t.hall(words.length(hallMinutes), format.number(hallMinutes))],
          [t.matchCount, format.number(forecast.matches)],
          [t.courtHours[kind], words.courtHours(forecast.courtMinutes)],
          [t.matchesPerSide, words.perSide(forecast.fewestPerSide, forecast.averagePerSide)],
        ]}
      />
      <p className={css.note}>{t.estimate}</p>
    </>
  );
}

interface VerdictProps {
  readonly forecast: PlanForecast;
  /** Null for a day without a time by which it must end. */
  readonly minutesToSpare: number | null;
}

function Verdict({ forecast, minutesToSpare }: VerdictProps) {
  const t = useText();
  const words = usePlanWords();
  const end = words.clock(forecast.end);
  if (forecast.minutesOver > 0) {
    return (
      <InlineNotice tone="error" title={t.tooLong}>
        {t.tooLongText(end, words.length(forecast.minutesOver))}
      </InlineNotice>
    );
  }
  if (minutesToSpare === null) return <InlineNotice title={t.endAt(end)}>{t.noEnd}</InlineNotice>;
  return (
    <InlineNotice tone="success" title={t.fits}>
      {t.fitsText(end, words.length(minutesToSpare))}
    </InlineNotice>
  );
}
