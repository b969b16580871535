import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FocusEvent, type ReactNode, useId } from 'react';
import type * as Sets from '#domain/scorecard/card-set.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import shared from '../../../web/components/set-row.module.css';
import { endsBox } from '../../../web/lib/box-turn.ts';
import type { RowState } from '../lib/card-rows.ts';
import { useText } from '../score-formats.text.ts';
import css from './format-set-row.module.css';

interface Props {
  readonly index: number;
  /** "Game 2". */
  readonly name: string;
  readonly set: Sets.CardSet;
  readonly names: Readonly<Record<Side, string>>;
  readonly state: RowState;
  /** What is wrong with the score. */
  readonly problem: string | null;
  /** The side whose score the two-tap entry waits for. */
  readonly loser: Side | null;
  readonly onEnter: (side: Side, text: string) => void;
  readonly onEnd: (side: Side) => void;
  readonly onLeave: (side: Side) => void;
  /** Between the boxes and what is said about them. */
  readonly children?: ReactNode;
}

/** One set of a match with a format: two boxes, and its winner or what is wrong. */
export function FormatSetRow(props: Props) {
  const { index, name, set, names, state, problem, loser, children } = props;
  const t = useText();
  const id = useId();
  const winner = state.kind === 'won' ? state.side : null;
  const wrong = state.kind === 'impossible';
  return (
    <li className={classNames(shared.row, wrong && css.wrong)} aria-labelledby={id}>
      <span id={id} className={shared.number}>
        {name}
      </span>
      {SIDES.map((side) => (
        <input
          key={side}
          className={classNames(
            shared.box,
            winner === side && shared.won,
            wrong && css.wrongBox,
            loser === side && css.loser,
          )}
          name={`sets.${index}.${side}Score`}
          aria-label={t.box(names[side], name)}
          aria-invalid={wrong || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={set[`${side}Score`]}
          onChange={(event) => props.onEnter(side, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!endsBox(event)) return;
            event.preventDefault();
            props.onEnd(side);
          }}
          onBlur={() => props.onLeave(side)}
          // Typing replaces the content of a filled box.
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        />
      ))}
      {children}
      <span
        id={`${id}-problem`}
        className={classNames(shared.result, css.result, problem && (wrong ? css.error : css.hint))}
        aria-live="polite"
      >
        {winner ? <Check aria-hidden="true" /> : null}
        {winner ? t.decided(names[winner]) : null}
        {problem && wrong ? <TriangleAlert aria-hidden="true" /> : null}
        {problem}
      </span>
    </li>
  );
}
