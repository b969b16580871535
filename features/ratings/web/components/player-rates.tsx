import { useState } from 'react';
import { useSportNames } from '#features/sports/web/hooks/use-sport-names.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { usePeriodName } from '../hooks/use-period-name.ts';
import { signed } from '../lib/signed.ts';
import {
  type PlayerPage,
  type Rate,
  type RatedPeriod,
  type ReasonsQuery,
  reasonsQuery,
} from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './player-rates.module.css';
import { RateFacts } from './rate-facts.tsx';
import { RateGraph } from './rate-graph.tsx';
import { ReasonsList } from './reasons-list.tsx';

interface Props {
  readonly page: PlayerPage;
  /** Where the reasons come from, for a reader without an account. */
  readonly reasonsOf?: ((period: RatedPeriod) => ReasonsQuery) | undefined;
}

/** One rate at a time, with its graph and the reasons of the chosen period. */
export function PlayerRates({ page, reasonsOf }: Props) {
  const t = useText();
  const sports = useSportNames();
  const { rates, running } = page;
  const [at, setAt] = useState(0);
  const rate = rates[at] ?? rates[0];
  if (!rate) return null;
  const hasSports = new Set(rates.map(({ sport }) => sport)).size > 1;
  const nameOf = ({ source, discipline, sport }: Rate) =>
    hasSports
      ? t.inSport(sports[sport], t.headings[`${source} ${discipline}`])
      : t.headings[`${source} ${discipline}`];
  const month = running.find((one) => isOf(one, rate) && rate.source === 'practice');
  return (
    <Section
      heading={nameOf(rate)}
      action={
        rates.length > 1 ? (
          <SelectField
            name="rate"
            label={<span className="visually-hidden">{t.rate}</span>}
            className={css.choice}
            value={String(at)}
            onChange={({ target }) => setAt(Number(target.value))}
            options={rates.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
          />
        ) : null
      }
    >
      <RateFacts rate={rate} />
      {month ? (
        <p className={css.running}>
          {t.running(month.matches, month.points, signed(month.change))}
        </p>
      ) : null}
      <History
        key={at}
        reasonsOf={
          reasonsOf ?? (({ id, discipline }) => reasonsQuery(page.player.id, id, discipline))
        }
        periods={page.periods.filter((one) => isOf(one, rate) && one.source === rate.source)}
      />
    </Section>
  );
}

/** The practice of this month in what has no rate yet. */
export function FirstMonth({ page: { rates, running } }: Pick<Props, 'page'>) {
  const t = useText();
  const sports = useSportNames();
  const first = running.filter(
    (month) => !rates.some((rate) => isOf(month, rate) && rate.source === 'practice'),
  );
  return first.map(({ sport, discipline, matches, points, change }) => (
    <Section
      key={`${sport} ${discipline}`}
      heading={t.inSport(sports[sport], t.headings[`practice ${discipline}`])}
    >
      <p className={css.running}>{t.running(matches, points, signed(change))}</p>
    </Section>
  ));
}

interface HistoryProps {
  readonly reasonsOf: (period: RatedPeriod) => ReasonsQuery;
  readonly periods: readonly RatedPeriod[];
}

function History({ reasonsOf, periods }: HistoryProps) {
  const t = useText();
  const { aside } = useJoined();
  const nameOf = usePeriodName();
  const [chosenId, setChosen] = useState(periods.at(-1)?.id ?? null);
  const chosen = periods.find(({ id }) => id === chosenId) ?? periods.at(-1);
  if (!chosen) return null;
  return (
    <>
      {periods.length > 1 ? (
        <RateGraph periods={periods} chosen={chosen.id} onChoose={setChosen} />
      ) : null}
      <Section heading={t.reasonsOf(nameOf(chosen))}>
        {periods.length > 1 ? (
          <SelectField
            name="period"
            label={t.choosePeriod}
            value={chosen.id}
            onChange={({ target }) => setChosen(target.value)}
            options={[...periods]
              .reverse()
              .map((one) => ({ value: one.id, label: aside(nameOf(one), signed(one.change)) }))}
          />
        ) : null}
        <ReasonsList key={chosen.id} query={reasonsOf(chosen)} />
      </Section>
    </>
  );
}

function isOf(
  one: Pick<Rate, 'sport' | 'discipline'>,
  rate: Pick<Rate, 'sport' | 'discipline'>,
): boolean {
  return one.sport === rate.sport && one.discipline === rate.discipline;
}
