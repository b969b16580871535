import { type FormEvent, useRef, useState } from 'react';
import { LONGEST_NOTES } from '#features/matches/matches.vocabulary.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { toPlayed } from '../../knockout.results.policy.ts';
import { useResult } from '../hooks/use-result.ts';
import { useScoreFormState } from '../hooks/use-score-form-state.ts';
import { useText } from '../knockout.text.ts';
import { latestChange } from '../lib/result-outbox.ts';
import { enteredOf, formStateOf } from '../lib/score-form-state.ts';
import type { Pending, ScoredMatch } from '../lib/scored-match.ts';
import { ClearResult } from './clear-result.tsx';
import { ConfirmResult } from './confirm-result.tsx';
import { OutcomeChoice } from './outcome-choice.tsx';
import { RefusedResult } from './refused-result.tsx';
import css from './score-form.module.css';
import { SetRows } from './set-rows.tsx';
import { StoredResultNotice } from './stored-result-notice.tsx';

/** Five sets, or a walkover or retirement; confirmed in a dialog. Corrects when there is a result already. */
export function ScoreForm(props: ScoredMatch) {
  const { view, match, player1, player2 } = props;
  const t = useText();
  const { knockout, pendingResults } = view;
  const mark = knockout.marks.find(({ matchId }) => matchId === match.id);
  const storedVersion = mark?.version ?? 0;
  const [seen, setSeen] = useState(storedVersion);
  const latest = latestChange(pendingResults, match.id);
  const mine = latest?.result.matchId === match.id ? latest : undefined;
  const { state, touched, put, done } = useScoreFormState(
    `${knockout.id} ${knockout.drawNumber} ${match.id} ${seen}`,
    formStateOf(
      match,
      mine?.result.played ?? match.result,
      mine?.result.notes ?? notesOf(match, mark),
    ),
  );
  // The first copy may be outdated: until something is typed, the form follows the stored result.
  if (!touched && !mine && seen !== storedVersion) setSeen(storedVersion);
  const { isPending, submit, clear, giveUp } = useResult(props, done);
  const [wrong, setWrong] = useState<'sets' | 'winner' | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The version of the result that is about to be cleared. */
  const [clearing, setClearing] = useState<number | null>(null);
  const names = { player1: player1.name, player2: player2.name };

  const ask = (baseVersion: number) => {
    const entered = enteredOf(state, match);
    setWrong(entered.ok ? null : entered.missing);
    if (!entered.ok) {
      const sets = entered.missing === 'sets';
      notify({
        title: sets ? t.incompleteTitle : t.whoWinsTitle,
        description: sets ? t.incompleteText : t.whoWinsText,
        variant: 'destructive',
      });
      const field = sets ? 'sets.0.player1Score' : 'winner';
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    const played = toPlayed(match, entered.value);
    if (played.ok) setPending({ entered: entered.value, played: played.value, baseVersion });
  };
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask(seen);
      }}
    >
      <p className={css.players}>
        <span>{player1.name}</span> <span className={css.vs}>{t.vs}</span>{' '}
        <span>{player2.name}</span>
      </p>
      {mine?.entry.refusal ? (
        <RefusedResult
          refusal={mine.entry.refusal}
          people={view.people}
          seen={seen}
          onSave={mine.result.entered ? ask : setClearing}
          onDiscard={giveUp}
        />
      ) : (
        <StoredResultNotice {...props} mark={mark} onClear={() => setClearing(seen)} />
      )}
      {state.kind === 'walkover' ? null : (
        <SetRows
          state={state}
          names={names}
          error={wrong === 'sets' ? t.incompleteText : undefined}
          onState={put}
        />
      )}
      <OutcomeChoice
        state={state}
        names={names}
        error={wrong === 'winner' ? t.whoWinsText : undefined}
        onState={put}
      />
      <TextAreaField
        name="notes"
        label={t.notes}
        optional
        rows={3}
        maxLength={LONGEST_NOTES}
        value={state.notes}
        onChange={(event) => put({ ...state, notes: event.currentTarget.value })}
      />
      <Button type="submit" full>
        {t.submit}
      </Button>
      <ConfirmResult
        {...props}
        pending={pending}
        busy={isPending}
        onCancel={() => setPending(null)}
        onConfirm={async (confirmed) => {
          await submit(confirmed, state.notes.trim());
          setPending(null);
        }}
      />
      <ClearResult
        {...props}
        open={clearing !== null}
        busy={isPending}
        onCancel={() => setClearing(null)}
        onConfirm={() => void clear(clearing ?? seen).then(() => setClearing(null))}
      />
    </form>
  );
}

/** A result that was cleared on this phone has no notes, even before the server knows. */
function notesOf({ result }: ScoredMatch['match'], mark: { readonly notes: string } | undefined) {
  return (result && mark?.notes) ?? '';
}
