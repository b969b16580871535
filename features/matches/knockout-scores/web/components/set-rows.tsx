import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import type { Side } from '#domain/scorecard/side.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import card from '../../../web/components/scorecard-form.module.css';
import row from '../../../web/components/set-row.module.css';
import { useCardUnit } from '../../../web/hooks/use-card-unit.ts';
import { endsBox, isFilled } from '../../../web/lib/box-turn.ts';
import { useText } from '../knockout-scores.text.ts';
import { type ScoreFormState, withBox } from '../lib/score-form-state.ts';
import css from './set-rows.module.css';

const HIGHEST = 99;

interface Props {
  readonly state: ScoreFormState;
  readonly names: Readonly<Record<Side, string>>;
  readonly error: string | undefined;
  readonly onState: (state: ScoreFormState) => void;
}

/** "Set 1" to "Set 5", each with two numbers from 0 to 99. */
export function SetRows({ state, names, error, onState }: Props) {
  const t = useText();
  const unit = useCardUnit();
  const hint = useId();
  return (
    <fieldset className={css.sets} aria-describedby={`${hint} ${hint}e`}>
      <legend className="visually-hidden">{t.sets(unit)}</legend>
      <div className={card.names} aria-hidden="true">
        <span className={card.name}>{names.player1}</span>
        <span className={card.name}>{names.player2}</span>
      </div>
      {state.sets.map((boxes, set) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match.
        <div key={set} className={row.row}>
          <span className={row.number}>{t.set(set + 1, unit)}</span>
          {SIDES.map((side) => (
            <input
              key={side}
              className={classNames(row.box, css.box, leads(boxes, side) && row.won)}
              name={`sets.${set}.${side}Score`}
              aria-label={t.scoreOf(names[side], set + 1, unit)}
              // A custom number box: the browser's would change by scrolling and accept "1e5".
              role="spinbutton"
              aria-valuemin={0}
              aria-valuemax={HIGHEST}
              aria-valuenow={boxes[side] === '' ? undefined : Number(boxes[side])}
              aria-invalid={error && set === 0 ? true : undefined}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              value={boxes[side]}
              onChange={({ currentTarget: box }) => {
                const next = withBox(state, set, side, box.value);
                onState(next);
                if (next !== state && isFilled(box.value, boxes[side])) focusAfter(box);
              }}
              onKeyDown={(event) =>
                step(event, boxes[side], (text) => onState(withBox(state, set, side, text)))
              }
              // Typing replaces the content of a filled box.
              onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            />
          ))}
          {set === 0 ? (
            <div className={css.hint}>
              <p id={hint}>{t.oneSet(unit)}</p>
              <FieldError id={`${hint}e`} error={error} />
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

function leads(boxes: Readonly<Record<Side, string>>, side: Side): boolean {
  const other = side === 'player1' ? 'player2' : 'player1';
  return boxes[side] !== '' && boxes[other] !== '' && Number(boxes[side]) > Number(boxes[other]);
}

/** Arrow keys count up and down; Enter moves to the next box. */
function step(event: KeyboardEvent<HTMLInputElement>, text: string, set: (text: string) => void) {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by) {
    event.preventDefault();
    set(String(Math.min(HIGHEST, Math.max(0, Number(text) + by))));
  }
  if (!endsBox(event)) return;
  event.preventDefault();
  focusAfter(event.currentTarget);
}

/** Moves to the next box, from the last one to the button. */
function focusAfter(box: HTMLInputElement) {
  const parts = box.form?.querySelectorAll<HTMLElement>('[role=spinbutton], [type=submit]') ?? [];
  const all = [...parts];
  all[all.indexOf(box) + 1]?.focus();
}
