import { useRef, useState } from 'react';
import type * as Sets from '#domain/scorecard/card-set.ts';
import { isUntouched } from '#domain/scorecard/card-set.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { completeFromLoser } from '#domain/scoring/completion.ts';
import { ruleOf, type ScoreFormat } from '#domain/scoring/formats.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { dismissShown } from '#platform/web/notify/notify.ts';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import shared from '../../../web/components/scorecard-form.module.css';
import { isFilled } from '../../../web/lib/box-turn.ts';
import type { useFormatCard } from '../hooks/use-format-card.ts';
import { hasTieBreak, rowState, type TypedBox } from '../lib/card-rows.ts';
import { focusSoon, focusSubmit } from '../lib/focus.ts';
import { rowName } from '../lib/format-words.ts';
import { rowProblem } from '../lib/score-problem.ts';
import { useText } from '../score-formats.text.ts';
import css from './format-rows.module.css';
import { FormatSetRow } from './format-set-row.tsx';
import { QuickChips } from './quick-chips.tsx';
import { TieBreakBox } from './tie-break-box.tsx';

/** Whether this phone enters the loser's scores alone. */
const loserOnly = phoneDraft<boolean>('loser-only');

/** The example in the hint, where a game is played to more. */
const USUAL_LOSER = 7;

interface Props {
  readonly card: ReturnType<typeof useFormatCard>;
  readonly format: ScoreFormat;
  readonly names: Readonly<Record<Side, string>>;
}

/** The rows of the card, as many as the format still needs. */
export function FormatRows({ card, format, names }: Props) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { quick, isQuick, startQuick, takeQuick } = useQuickEntry();
  const [isLoserOnly, setLoserOnly] = useState(() => loserOnly.read() ?? false);
  const { rows, ending, typed } = card;

  const moveOn = (index: number, side: Side, sets: readonly Sets.CardSet[]) => {
    const form = list.current?.closest('form') ?? null;
    if (side === 'player1') return focusSoon(form, `sets.${index}.player2Score`);
    moveToNextRow(index, 'player1', sets);
  };
  const moveToNextRow = (index: number, side: Side, sets: readonly Sets.CardSet[]) => {
    const form = list.current?.closest('form') ?? null;
    if (rowState(format, sets, index, null).kind !== 'won') return;
    if (hasTieBreak(format, sets, index)) return focusSoon(form, `sets.${index}.tieBreak`);
    if (sets.length > index + 1) focusSoon(form, `sets.${index + 1}.${side}Score`);
    else focusSubmit(form, `sets.${index + 1}.${side}Score`);
  };
  /** With the loser's points only, what is typed first in a row is the loser's. */
  const startLosers = (index: number, side: Side) => {
    const isAlone = rows[index]?.[`${opponent(side)}Score`] === '';
    if (isLoserOnly && isAlone) startQuick({ set: index, side });
  };
  const enter = (index: number, side: Side, text: string) => {
    // The notification about the last score would cover the buttons while the next one is typed.
    dismissShown();
    const before = rows[index]?.[`${side}Score`] ?? '';
    const rule = ruleOf(format, index);
    startLosers(index, side);
    if (isQuick({ set: index, side })) {
      const completion = completeFromLoser(rule, text);
      if (completion.state === 'complete') return complete(index, side, completion);
    }
    const sets = card.enter(index, side, text);
    if (!sets) return;
    if (quick || isQuick({ set: index, side })) return;
    // A score in games has one digit.
    const isOneDigit = rule.kind === 'games' && text.length === 1 && before === '';
    if (isFilled(text, before) || isOneDigit) moveOn(index, side, sets);
  };
  const complete = (index: number, loser: Side, score: { winner: number; loser: number }) => {
    takeQuick({ set: index, side: loser });
    // Who loses one game often loses the next one too.
    const next = isLoserOnly ? loser : 'player1';
    moveToNextRow(index, next, card.complete(index, opponent(loser), score));
  };
  /** Enter, or the end of the input: a "1" of the two-tap entry counts as it is. */
  const completeWaiting = (index: number, side: Side): boolean => {
    if (!takeQuick({ set: index, side })) return false;
    const completion = completeFromLoser(
      ruleOf(format, index),
      rows[index]?.[`${side}Score`] ?? '',
    );
    if (completion.state === 'none') return false;
    complete(index, side, completion);
    return true;
  };

  // Nothing is played in a walkover; what was typed before stays until it is cleared.
  const isUnplayed = ending?.status === 'walkover' || ending?.status === 'double-walkover';
  if (isUnplayed && rows.every(isUntouched)) return null;
  const current = rows.findIndex(isUntouched);
  const { to } = ruleOf(format, 0);
  return (
    <>
      <CheckboxField
        name="loserOnly"
        className={css.loserOnly}
        label={t.loserOnly}
        hint={t.loserOnlyHint(to, Math.min(USUAL_LOSER, to - 2))}
        checked={isLoserOnly}
        onChange={({ currentTarget: { checked } }) => {
          setLoserOnly(checked);
          loserOnly.write(checked);
          const form = list.current?.closest('form') ?? null;
          focusSoon(form, `sets.${Math.max(current, 0)}.player1Score`);
        }}
      />
      <div className={shared.names} aria-hidden="true">
        <span className={shared.name}>{names.player1}</span>
        <span className={shared.name}>{names.player2}</span>
      </div>
      <ol ref={list} className={shared.sets}>
        {rows.map((set, index) => {
          const state = rowState(format, rows, index, typed);
          const name = rowName(format, index, t);
          return (
            <FormatSetRow
              key={name}
              index={index}
              name={name}
              set={set}
              names={names}
              state={state}
              problem={quick?.set === index ? null : rowProblem(format, rows, index, state, t)}
              loser={quick?.set === index ? quick.side : null}
              onEnter={(side, text) => enter(index, side, text)}
              onEnd={(side) => {
                card.leave();
                if (!completeWaiting(index, side)) moveOn(index, side, rows);
              }}
              onLeave={(side) => {
                card.leave();
                completeWaiting(index, side);
              }}
            >
              {hasTieBreak(format, rows, index) ? (
                <TieBreakBox
                  index={index}
                  row={name}
                  points={set.tieBreak}
                  onEnter={(text) => card.enterTieBreak(index, text)}
                />
              ) : null}
              {index === current && !isLoserOnly ? (
                <QuickChips
                  to={ruleOf(format, index).to}
                  row={name}
                  names={names}
                  onStart={(loser) => {
                    startQuick({ set: index, side: loser });
                    focusSoon(list.current?.closest('form') ?? null, `sets.${index}.${loser}Score`);
                  }}
                />
              ) : null}
            </FormatSetRow>
          );
        })}
      </ol>
    </>
  );
}

/** Which box the two-tap entry waits for. A moved focus ends it before the next render, hence the reference. */
function useQuickEntry() {
  const live = useRef<TypedBox | null>(null);
  const [quick, setQuick] = useState<TypedBox | null>(null);
  const put = (next: TypedBox | null) => {
    live.current = next;
    setQuick(next);
  };
  const isQuick = ({ set, side }: TypedBox) =>
    live.current?.set === set && live.current.side === side;
  /** Ends the two-tap entry of this box; false where it waits for another box, or for none. */
  const takeQuick = (box: TypedBox): boolean => {
    const isThis = isQuick(box);
    if (isThis) put(null);
    return isThis;
  };
  return { quick, isQuick, startQuick: put, takeQuick };
}
