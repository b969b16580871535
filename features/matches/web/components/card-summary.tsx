import Trophy from 'lucide-react/icons/trophy';
import { type BySide, SIDES, type Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../matches.text.ts';
import css from './card-summary.module.css';

interface Props {
  /** The sets that each side has won. */
  readonly won: BySide<number>;
  readonly winner: Side | null;
  /** What is counted: "Sets Won". */
  readonly caption: string;
  readonly names: Readonly<Record<Side, string>>;
}

/** "Sets Won" and the winner's box of the current card. */
export function CardSummary({ won, winner, caption, names }: Props) {
  const t = useText();
  return (
    <div className={css.summary}>
      <dl className={css.part}>
        <dt className={css.caption}>{caption}</dt>
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
