import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FocusEvent, useId, useState } from 'react';
import * as Sets from '#domain/scorecard/card-set.ts';
import { acceptsInput, normalise } from '#domain/scorecard/score-input.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { ruleOf, type ScoreFormat } from '#domain/scoring/formats.ts';
import { setWinner } from '#domain/scoring/judge.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useFormatWords } from '../../score-formats/web/hooks/use-format-words.ts';
import { useProblemWords } from '../hooks/use-problem-words.ts';
import { endsBox } from '../lib/box-turn.ts';
import { asksTieBreak, mayGoOn, type Problem } from '../lib/format-card.ts';
import { useText } from '../matches.text.ts';
import own from './format-row.module.css';
import css from './set-row.module.css';

interface Props {
  readonly format: ScoreFormat;
  /** The number of the row, from 0. */
  readonly at: number;
  readonly set: Sets.CardSet;
  readonly names: Readonly<Record<Side, string>>;
  readonly problem: Problem | undefined;
  /** The winner of a quick entry in this row. */
  readonly quick: Side | null;
  /** The row that is filled in next offers quick entries. */
  readonly isNext: boolean;
  readonly onQuick: (winner: Side) => void;
  readonly onEnter: (side: Side, text: string) => void;
  readonly onTieBreak: (points: number | undefined) => void;
  /** The writer has ended this box with the Enter key. */
  readonly onEnd: (side: Side) => void;
}

/** One set of a format: two boxes, its winner or what is wrong with it, and a box for a tie-break. */
export function FormatRow(props: Props) {
  const { format, at, set, names, quick, onEnter, onEnd } = props;
  const words = useFormatWords();
  const heading = useId();
  const note = useId();
  const [typing, setTyping] = useState<Side | null>(null);
  const rule = ruleOf(format, at);
  const isHeld = typing !== null && mayGoOn(rule, set, typing);
  const problem = isHeld ? undefined : props.problem;
  const scores = Sets.scoreOf(set);
  const winner = !problem && isComplete(scores) ? setWinner(rule, scores) : null;
  const name = words.set(format, at);
  return (
    <li
      className={classNames(css.row, winner && css.decided, problem && own.wrong)}
      aria-labelledby={heading}
    >
      <span id={heading} className={css.number}>
        {name}
      </span>
      {SIDES.map((side) => (
        <input
          key={side}
          className={classNames(css.box, winner === side && css.won)}
          name={`sets.${at}.${side}Score`}
          aria-label={`${names[side]}, ${name}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? note : undefined}
          placeholder={quick === side ? String(rule.to) : undefined}
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
          onFocus={(event: FocusEvent<HTMLInputElement>) => {
            event.currentTarget.select();
            setTyping(side);
          }}
          onBlur={() => setTyping(null)}
        />
      ))}
      <Foot {...props} {...{ problem, winner, note }} />
    </li>
  );
}

interface FootProps extends Props {
  readonly winner: Side | null;
  readonly note: string;
}

/** Under the boxes: what is wrong, who has won, or the quick entries. */
function Foot({ format, at, set, names, problem, winner, note, ...rest }: FootProps) {
  const t = useText();
  const wrong = useProblemWords(format);
  const rule = ruleOf(format, at);
  return (
    <>
      {asksTieBreak(rule, set) ? (
        <TieBreakBox at={at} points={set.tieBreak} onPoints={rest.onTieBreak} />
      ) : null}
      <span id={note} className={classNames(css.result, problem && own.problem)} aria-live="polite">
        {problem ? (
          <>
            <CircleAlert aria-hidden="true" />
            {wrong(at, problem)}
          </>
        ) : winner ? (
          <>
            <Check aria-hidden="true" />
            {t.setWon(names[winner])}
          </>
        ) : null}
      </span>
      {rest.isNext && !rest.quick
        ? SIDES.map((side) => (
            <button
              key={side}
              type="button"
              className={own.chip}
              style={{ gridColumn: side === 'player1' ? 2 : 3 }}
              aria-label={t.quickly(names[side], rule.to)}
              onClick={({ currentTarget }) => {
                rest.onQuick(side);
                const box = `[name="sets.${at}.${opponent(side)}Score"]`;
                currentTarget.closest('li')?.querySelector<HTMLElement>(box)?.focus();
              }}
            >
              {side === 'player1' ? `${rule.to} – ?` : `? – ${rule.to}`}
            </button>
          ))
        : null}
    </>
  );
}

interface TieBreakProps {
  readonly at: number;
  readonly points: number | undefined;
  readonly onPoints: (points: number | undefined) => void;
}

function TieBreakBox({ at, points, onPoints }: TieBreakProps) {
  const t = useText();
  return (
    <label className={own.tieBreak}>
      <span>{t.tieBreak}</span>
      <input
        className={own.points}
        name={`sets.${at}.tieBreak`}
        inputMode="numeric"
        autoComplete="off"
        value={points ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (!acceptsInput(value)) return;
          onPoints(value === '' ? undefined : Number(normalise(value)));
        }}
      />
    </label>
  );
}
