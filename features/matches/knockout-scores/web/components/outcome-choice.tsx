import { useState } from 'react';
import { resultKinds } from '#domain/bracket/vocabulary.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useText } from '../knockout-scores.text.ts';
import type { Kind, ScoreFormState } from '../lib/score-form-state.ts';

interface Props {
  readonly state: ScoreFormState;
  readonly names: Readonly<Record<Side, string>>;
  readonly error: string | undefined;
  readonly onState: (state: ScoreFormState) => void;
}

/** For a match that was not played, or not to its end: how it ended, and who advances. */
export function OutcomeChoice({ state, names, error, onState }: Props) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const open = asked || state.kind !== 'score';
  if (!open) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t.otherResult}
      </Button>
    );
  }
  return (
    <>
      <RadioField
        name="result"
        label={t.result}
        value={state.kind}
        onChange={(event) => onState({ ...state, kind: event.currentTarget.value as Kind })}
        options={resultKinds.map((value) => ({
          value,
          label: t.resultKinds[value],
          hint: t.resultHints[value],
        }))}
      />
      {state.kind === 'score' || state.kind === 'double-walkover' ? null : (
        <RadioField
          name="winner"
          label={t.whoWins}
          required
          error={error}
          value={state.winner ?? ''}
          onChange={(event) => onState({ ...state, winner: event.currentTarget.value as Side })}
          options={SIDES.map((value) => ({
            value,
            label: names[value],
          }))}
        />
      )}
    </>
  );
}
