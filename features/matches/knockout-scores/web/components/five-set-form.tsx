import { useRef, useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { toPlayed } from '../../../draw-results/draw-results.entered.policy.ts';
import { useCardUnit } from '../../../web/hooks/use-card-unit.ts';
import { useSideNames } from '../../../web/hooks/use-side-names.ts';
import { useScoreFormState } from '../hooks/use-score-form-state.ts';
import type { Start } from '../hooks/use-start.ts';
import { useText } from '../knockout-scores.text.ts';
import { enteredOf, formStateOf } from '../lib/score-form-state.ts';
import type { ScoredMatch } from '../lib/scored-match.ts';
import { OutcomeChoice } from './outcome-choice.tsx';
import { ResultForm } from './result-form.tsx';
import { SetRows } from './set-rows.tsx';

interface Props extends ScoredMatch {
  readonly start: Start;
}

/** Five sets, or how the match ended without them (spec section 2.27). */
export function FiveSetForm({ start, ...scored }: Props) {
  const { match, player1, player2 } = scored;
  const t = useText();
  const unit = useCardUnit();
  const { state, put, done } = useScoreFormState(
    start.draftKey,
    formStateOf(match, start.result, start.notes),
  );
  const [wrong, setWrong] = useState<'sets' | 'winner' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const names = useSideNames()({ player1, player2 });

  const read = () => {
    const entered = enteredOf(state, match);
    setWrong(entered.ok ? null : entered.missing);
    if (!entered.ok) {
      const sets = entered.missing === 'sets';
      notify({
        title: sets ? t.incompleteTitle : t.whoWinsTitle,
        description: sets ? t.incompleteText(unit) : t.whoWinsText,
        variant: 'destructive',
      });
      const field = sets ? 'sets.0.player1Score' : 'winner';
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return null;
    }
    const played = toPlayed(match, entered.value);
    return played.ok ? { entered: entered.value, played: played.value } : null;
  };
  return (
    <ResultForm
      ref={form}
      {...scored}
      start={start}
      notes={state.notes}
      onNotes={(notes) => put({ ...state, notes })}
      read={read}
      done={done}
    >
      {state.kind === 'walkover' || state.kind === 'double-walkover' ? null : (
        <SetRows
          state={state}
          names={names}
          error={wrong === 'sets' ? t.incompleteText(unit) : undefined}
          onState={put}
        />
      )}
      <OutcomeChoice
        state={state}
        names={names}
        error={wrong === 'winner' ? t.whoWinsText : undefined}
        onState={put}
      />
    </ResultForm>
  );
}
