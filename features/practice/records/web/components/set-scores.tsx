import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { storedSetWinner } from '#domain/scoring/set-winner.ts';
import { EarlyMark } from '#features/matches/web/components/early-mark.tsx';
import { isEarly } from '#features/matches/web/lib/early-word.ts';
import { unitFor } from '#features/matches/web/lib/set-unit.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useText } from '../records.text.ts';
import css from './set-scores.module.css';

interface Props {
  readonly sets: readonly CardSet[];
  /** Null for the card of the specification. */
  readonly scoreFormat: ChosenFormat | null;
  /** Says of a match that was not played to its end how it ended. */
  readonly status?: Status | undefined;
  /** What is played; missing where nobody knows. */
  readonly sport: Sport | undefined;
}

/** A chip for each set; the score that won it is emphasized. */
export function SetScores({ sets, scoreFormat, status, sport }: Props) {
  const t = useText();
  if (sets.length === 0) return <EarlyMark status={status} />;
  return (
    <UnmarkedList aria-label={t.scores[unitFor(scoreFormat, sport)]} className={css.sets}>
      {sets.map((set, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set has no other name than its place.
        <SetChip key={at} set={set} winner={storedSetWinner(set, at, scoreFormat)} />
      ))}
      {isEarly(status) ? (
        <li>
          <EarlyMark status={status} />
        </li>
      ) : null}
    </UnmarkedList>
  );
}

interface ChipProps {
  readonly set: CardSet;
  /** Null for a set that goes on. */
  readonly winner: Side | null;
}

function SetChip({ set, winner }: ChipProps) {
  return (
    <li className={css.set}>
      <span className={classNames(winner === 'player1' && css.won)}>{set.player1Score}</span>
      <span>-</span>
      <span className={classNames(winner === 'player2' && css.won)}>{set.player2Score}</span>
      {set.tieBreak === undefined ? null : <span>{`(${set.tieBreak})`}</span>}
    </li>
  );
}
