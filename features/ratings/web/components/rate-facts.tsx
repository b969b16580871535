import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useDay } from '../hooks/use-day.ts';
import { signed } from '../lib/signed.ts';
import type { FirstRate, Rate } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './rate-facts.module.css';

interface Props {
  /** Before the first rated match, what the player begins with. */
  readonly rate: FirstRate | Rate;
  /** Instead of the place in the ranking, where nothing is ranked. */
  readonly place?: string | undefined;
}

/** Rate, rank and place in large numbers. */
export function RateFacts({ rate, place }: Props) {
  const t = useText();
  const format = useFormat();
  const dayOf = useDay();
  const played = 'matches' in rate ? rate : null;
  const shown = played?.place ? t.place(played.place.place, played.place.of) : place;
  return (
    <div className={css.card}>
      <dl className={css.figures}>
        <div>
          <dt>{t.rate}</dt>
          <dd className={css.big}>
            {rate.points}
            {rate.isProvisional ? (
              <>
                <span aria-hidden="true">{t.provisionalMark}</span>
                <span className="visually-hidden"> {t.provisional}</span>
              </>
            ) : null}
            <span className={css.unit}> {t.plusMinus(rate.deviation)}</span>
            {rate.isNew ? (
              <span className={css.mark}>
                <Badge tone="amber">{t.isNew}</Badge>
              </span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t.rank}</dt>
          <dd className={css.big}>{rate.letter}</dd>
        </div>
        {shown ? (
          <div className={css.note}>
            <dt>{t.placement}</dt>
            <dd>{shown}</dd>
          </div>
        ) : null}
      </dl>
      <p className={css.text}>
        {played ? (
          <>
            <span>{t.lastChange(signed(played.change), played.source)}</span>
            <span>
              {format.facts([t.matches(played.matches), t.lastDay(dayOf(played.lastDay))])}
            </span>
          </>
        ) : null}
        {rate.isNew ? <span>{t.newText}</span> : null}
        {rate.isNew || played ? null : <span>{t.startText}</span>}
        {rate.isProvisional && played ? <span>{t.provisionalText}</span> : null}
      </p>
    </div>
  );
}
