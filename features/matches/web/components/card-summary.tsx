import Trophy from 'lucide-react/icons/trophy';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../matches.text.ts';
import css from './card-summary.module.css';

interface Props {
  readonly card: Scorecard.Card;
  readonly names: Readonly<Record<Side, string>>;
}

/** "Sets Won" and the winner's box of the current card. */
export function CardSummary({ card, names }: Props) {
  const t = useText();
  const won = Scorecard.setsWon(card);
  const winner = Scorecard.winner(card);
  return (
    <div className={css.summary}>
      <dl className={css.part}>
        <dt className={css.caption}>{t.setsWon}</dt>
        {SIDES.map((side) => (
          <dd key={side} className={css.side}>
            <span className={css.name}>{names[side]}</span>
            <b className={css.count}>{won[side]}</b>
          </dd>
        ))}
      </dl>
      <div className={classNames(css.part, css.winner, winner && css.decided)} aria-live="polite">
        <span className={css.caption}>{t.winner}</span>
        <span className={css.champion}>
          {winner ? <Trophy aria-hidden="true" /> : null}
          {winner ? names[winner] : t.noWinnerYet}
        </span>
      </div>
    </div>
  );
}
