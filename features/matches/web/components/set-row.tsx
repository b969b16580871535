import Check from 'lucide-react/icons/check';
import { type FocusEvent, useId } from 'react';
import * as Sets from '#domain/scorecard/card-set.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useCardUnit } from '../hooks/use-card-unit.ts';
import { endsBox } from '../lib/box-turn.ts';
import { useText } from '../matches.text.ts';
import css from './set-row.module.css';

interface Props {
  readonly index: number;
  readonly set: Sets.CardSet;
  readonly names: Readonly<Record<Side, string>>;
  readonly onEnter: (side: Side, text: string) => void;
  /** The writer has ended this box with the Enter key. */
  readonly onEnd: (side: Side) => void;
}

/** One set: two boxes, and its winner. */
export function SetRow({ index, set, names, onEnter, onEnd }: Props) {
  const t = useText();
  const unit = useCardUnit();
  const heading = useId();
  const winner = Sets.winner(set);
  return (
    <li className={css.row} aria-labelledby={heading}>
      <span id={heading} className={css.number}>
        {t.set(index + 1, unit)}
      </span>
      {SIDES.map((side) => (
        <input
          key={side}
          className={classNames(css.box, winner === side && css.won)}
          name={`sets.${index}.${side}Score`}
          aria-label={t.scoreOf(names[side], index + 1, unit)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={set[`${side}Score`]}
          onChange={(event) => onEnter(side, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!endsBox(event)) return;
            event.preventDefault();
            onEnd(side);
          }}
          // Typing replaces the content of a filled box.
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        />
      ))}
      <span className={css.result} aria-live="polite">
        {winner ? (
          <>
            <Check aria-hidden="true" />
            {t.setWon(names[winner])}
          </>
        ) : null}
      </span>
    </li>
  );
}
