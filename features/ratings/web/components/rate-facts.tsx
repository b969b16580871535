import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { signed } from '../lib/signed.ts';
import type { FirstRate, Rate } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './rate-facts.module.css';

interface Props {
  /** Before the first rated match, what the player begins with. */
  readonly rate: FirstRate & Partial<Pick<Rate, 'place' | 'change' | 'matches'>>;
  /** Instead of the place in the ranking, where nothing is ranked. */
  readonly place?: string | undefined;
}

/** Rate, rank and place in large numbers. */
export function RateFacts({ rate, place }: Props) {
  const t = useText();
  const format = useFormat();
  const { change, matches } = rate;
  const shown = rate.place ? t.place(rate.place.place, rate.place.of) : place;
  return (
    <div className={css.card}>
      <dl className={css.figures}>
        <div>
          <dt>{t.rate}</dt>
          <dd className={css.big}>
            {format.number(rate.points)}
            {rate.isProvisional ? (
              <>
                <span aria-hidden="true">{t.provisionalMark}</span>
                <span className="visually-hidden"> {t.provisional}</span>
              </>
            ) : null}
            <span className={css.unit}> {t.plusMinus(rate.deviation)}</span>
            {rate.isNew ? <Badge tone="amber">{t.isNew}</Badge> : null}
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
        {change === undefined || matches === undefined
          ? t.noRateTitle
          : `${t.lastChange(signed(change))} · ${t.matches(matches)}`}
        <span className={css.hint}>
          {rate.isNew ? t.newText : matches === undefined ? t.startText : null}
        </span>
        {rate.isProvisional && matches !== undefined ? (
          <span className={css.hint}>{t.provisionalText}</span>
        ) : null}
      </p>
    </div>
  );
}
