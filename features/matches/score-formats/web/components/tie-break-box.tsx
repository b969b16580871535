import { useId } from 'react';
import { useText } from '../score-formats.text.ts';
import css from './tie-break-box.module.css';

interface Props {
  readonly index: number;
  /** "Set 2". */
  readonly row: string;
  readonly points: number | undefined;
  readonly onEnter: (text: string) => void;
}

/** The points of a tie-break's loser, after 7-6 or 9-8; nobody has to enter them. */
export function TieBreakBox({ index, row, points, onEnter }: Props) {
  const t = useText();
  const id = useId();
  return (
    <span className={css.line}>
      <label htmlFor={id}>{t.tieBreak}</label>
      <input
        id={id}
        className={css.box}
        name={`sets.${index}.tieBreak`}
        aria-label={t.tieBreakOf(row)}
        inputMode="numeric"
        autoComplete="off"
        value={points ?? ''}
        onChange={(event) => onEnter(event.currentTarget.value)}
      />
    </span>
  );
}
