import { type FormEvent, useRef, useState } from 'react';
import { nextMatch } from '#domain/bracket/results.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { LONGEST_NOTES } from '../../../practice.vocabulary.ts';
import { toPlayed } from '../../knockout.results.policy.ts';
import { useText } from '../knockout.text.ts';
import { ConfirmResult } from './confirm-result.tsx';
import { enteredOf, entryOf } from './entry.ts';
import { OutcomeChoice } from './outcome-choice.tsx';
import { ResultTrouble } from './result-trouble.tsx';
import css from './score-form.module.css';
import type { Pending, ScoredMatch } from './scored-match.ts';
import { SetRows } from './set-rows.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { useEntry } from './use-entry.ts';
import { useSubmit } from './use-submit.ts';

/** Five sets, or a walkover or retirement; confirmed in a dialog. Corrects when there is a result already. */
export function ScoreForm(props: ScoredMatch) {
  const { view, match, player1, player2 } = props;
  const t = useText();
  const { knockout, kept } = view;
  const mark = knockout.marks.find(({ matchId }) => matchId === match.id);
  const standing = mark?.version ?? 0;
  const [seen, setSeen] = useState(standing);
  const mine = kept.findLast(({ result }) => result.matchId === match.id);
  const { entry, touched, put, done } = useEntry(
    `${knockout.id} ${knockout.drawNumber} ${match.id} ${seen}`,
    entryOf(match, mine?.result.played ?? match.result, mine?.result.notes ?? mark?.notes ?? ''),
  );
  // The copy that this began with may have been an old one: until something is typed, the form is what stands.
  if (!touched && !mine && seen !== standing) setSeen(standing);
  const { busy, submit, clear, giveUp } = useSubmit(props, done);
  const [wrong, setWrong] = useState<'sets' | 'winner' | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const names = { player1: player1.name, player2: player2.name };
  const locked = nextMatch(view.draw, match)?.result ? nextMatch(view.draw, match) : null;

  const ask = (baseVersion: number) => {
    const entered = enteredOf(entry, match);
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
        <ResultTrouble
          refusal={mine.entry.refusal}
          people={view.people}
          onSave={ask}
          onDiscard={giveUp}
        />
      ) : (
        <StandingNotice
          {...props}
          mark={mark}
          locked={locked}
          busy={busy}
          onClear={() => clear(seen)}
        />
      )}
      {entry.kind === 'walkover' ? null : (
        <SetRows
          entry={entry}
          names={names}
          error={wrong === 'sets' ? t.incompleteText : undefined}
          onEntry={put}
        />
      )}
      <OutcomeChoice
        entry={entry}
        names={names}
        error={wrong === 'winner' ? t.whoWinsText : undefined}
        onEntry={put}
      />
      <TextAreaField
        name="notes"
        label={t.notes}
        optional
        rows={3}
        maxLength={LONGEST_NOTES}
        value={entry.notes}
        onChange={(event) => put({ ...entry, notes: event.currentTarget.value })}
      />
      <Button type="submit" full disabled={locked !== null}>
        {t.submit}
      </Button>
      <ConfirmResult
        {...props}
        pending={pending}
        busy={busy}
        onCancel={() => setPending(null)}
        onConfirm={async (confirmed) => {
          await submit(confirmed, entry.notes.trim());
          setPending(null);
        }}
      />
    </form>
  );
}
