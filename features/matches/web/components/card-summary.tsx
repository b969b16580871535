import Trophy from 'lucide-react/icons/trophy';
import { type BySide, SIDES, type Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useCardUnit } from '../hooks/use-card-unit.ts';
import { useText } from '../matches.text.ts';
import css from './card-summary.module.css';

interface Props {
  /** Sets won by each side. */
  readonly won: BySide<number>;
  readonly winner: Side | null;
  /** The match is over, and nobody won. */
  readonly isWithoutWinner?: boolean;
  readonly names: Readonly<Record<Side, string>>;
  /** "Sets Won" unless given. */
  readonly caption?: string;
}

/** "Sets Won" and the winner's box of the current card. */
export function CardSummary({ won, winner, isWithoutWinner = false, names, caption }: Props) {
  const t = useText();
  const unit = useCardUnit();
  return (
    <div className={css.summary}>
      <dl className={css.part}>
        <dt className={css.caption}>{caption ?? t.setsWon(unit)}</dt>
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
          {winner ? <bdi>{names[winner]}</bdi> : isWithoutWinner ? t.nobody : t.noWinnerYet}
        </span>
      </div>
    </div>
  );
}
