import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { signed } from '../lib/signed.ts';
import type { Reasons, ReasonsQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './reasons-list.module.css';

interface Props {
  readonly query: ReasonsQuery;
}

/** What each match of a period did to a rate, with the sum. */
export function ReasonsList({ query }: Props) {
  return <Loaded query={useQuery(query)}>{(reasons) => <Steps {...reasons} />}</Loaded>;
}

function Steps({ period, steps, floor }: Reasons) {
  const t = useText();
  const format = useFormat();
  const wonMore = period.won > period.lost && period.change < 0;
  return (
    <div className={css.reasons}>
      {wonMore ? <InlineNotice>{t.movedDown(period.lost)}</InlineNotice> : null}
      <ul className={css.list}>
        {steps.map((step) => (
          <li key={step.matchId} className={css.row}>
            <span className={css.words}>
              <Opponents step={step} />
              <span className={css.note}>
                {format.facts([
                  step.hasWon ? t.wonExpected(step.expected) : t.lostExpected(step.expected),
                  step.partner && t.withPartner(step.partner.name),
                ])}
              </span>
            </span>
            <span className={css.change}>{signed(step.change)}</span>
          </li>
        ))}
        {floor > 0 ? (
          <li className={css.row}>
            <span className={css.words}>{t.floor}</span>
            <span className={css.change}>{signed(floor)}</span>
          </li>
        ) : null}
        <li className={css.sum}>
          <span className={css.words}>
            {t.sumLabel}
            <span className={css.note}>{t.sum(period.before, period.points)}</span>
          </span>
          <span className={css.change}>{signed(period.change)}</span>
        </li>
      </ul>
      {period.isRecalculated ? <p className={css.small}>{t.recalculated}</p> : null}
      <p className={css.small}>{t.reasonsText(period.source)}</p>
    </div>
  );
}

/** "vs 佐藤 (1500 ±80)"; the name leads to the page of an opponent who has one. */
function Opponents({ step }: { readonly step: Reasons['steps'][number] }) {
  const t = useText();
  const [only] = step.opponents;
  const names = step.opponents.map(({ name }) => name).join(t.and) || t.someone;
  const text = t.against(names, step.opponentPoints, step.opponentDeviation, step.isNew);
  if (step.opponents.length !== 1 || !only?.playerId) return <span>{text}</span>;
  return <Link to={`/players/${only.playerId}`}>{text}</Link>;
}
