import type { CardSet } from '#domain/scorecard/card-set.ts';
import { winner } from '#domain/scorecard/card-set.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import css from './set-scores.module.css';

interface Props {
  readonly sets: readonly CardSet[];
  /** The accessible name of the list, such as "Set scores". */
  readonly label: string;
}

/** A chip for each set; the higher score is emphasized. */
export function SetScores({ sets, label }: Props) {
  if (sets.length === 0) return null;
  return (
    <UnmarkedList aria-label={label} className={css.sets}>
      {sets.map((set, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set has no other name than its place.
        <li key={at} className={css.set}>
          <span className={classNames(winner(set) === 'player1' && css.won)}>
            {set.player1Score}
          </span>
          <span>-</span>
          <span className={classNames(winner(set) === 'player2' && css.won)}>
            {set.player2Score}
          </span>
          {set.tieBreak === undefined ? null : <span>({set.tieBreak})</span>}
        </li>
      ))}
    </UnmarkedList>
  );
}
