import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useDrawWords } from '../../../draws/web/hooks/use-draw-words.ts';
import { LONGEST_NOTES } from '../../../matches.vocabulary.ts';
import shared from '../../../web/components/scorecard-form.module.css';
import { useFirstBox } from '../../../web/hooks/use-first-box.ts';
import { useResult } from '../hooks/use-result.ts';
import type { Start } from '../hooks/use-start.ts';
import { useText } from '../knockout-scores.text.ts';
import type { Pending, ScoredMatch, Shown } from '../lib/scored-match.ts';
import { ClearResult } from './clear-result.tsx';
import { ConfirmResult } from './confirm-result.tsx';
import { RefusedResult } from './refused-result.tsx';
import css from './result-form.module.css';
import { StoredResultNotice } from './stored-result-notice.tsx';

interface Props extends ScoredMatch {
  readonly ref?: Ref<HTMLFormElement>;
  readonly start: Start;
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  /** What is entered; null where it is not a result, which the form has said by then. */
  readonly read: () => Pick<Pending, 'entered' | 'played'> | null;
  /** Removes what was typed from the tab's store. */
  readonly done: () => void;
  /** Why nothing can be submitted, for a form that says it beside the button; null when it can. */
  readonly reason?: string | null;
  readonly canSubmit?: boolean;
  /** Shown above the sets of a match without a result. */
  readonly notice?: ReactNode;
  /** Beside "Submit Score". */
  readonly action?: ReactNode;
  /** The sets, and how the match ended. */
  readonly children: ReactNode;
}

/** What every form of a bracket's match has around its sets; the result is confirmed in a dialog. */
export function ResultForm({ start, notes, onNotes, read, done, ...props }: Props) {
  const { ref, reason, canSubmit = true, notice, action, children, ...scored } = props;
  const { view, match, player1, player2, owner } = scored;
  const t = useText();
  const draws = useDrawWords();
  const id = useId();
  const { mark, mine, seen } = start;
  useFirstBox(!mine && start.result === null);
  const { isPending, submit, clear, giveUp } = useResult(scored, done);
  const [pending, setPending] = useState<Pending | null>(null);
  /** The version of the result that is about to be cleared. */
  const [clearing, setClearing] = useState<number | null>(null);
  // A later result that arrives while the dialog is open has not been named: the server refuses to clear it.
  const [shown, setShown] = useState<Shown>(scored);

  const ask = (baseVersion: number) => {
    const entered = read();
    setShown({ view, match });
    if (entered) setPending({ ...entered, baseVersion });
  };
  const askToClear = (baseVersion: number) => {
    setShown({ view, match });
    setClearing(baseVersion);
  };
  const stored = <StoredResultNotice {...scored} mark={mark} onClear={() => askToClear(seen)} />;
  return (
    <form
      ref={ref}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask(seen);
      }}
    >
      <p className={css.players}>
        <span>{player1.name}</span> <span className={css.vs}>{draws.vs}</span>{' '}
        <span>{player2.name}</span>
      </p>
      {mine?.entry.refusal ? (
        <RefusedResult
          refusal={mine.entry.refusal}
          people={view.people}
          seen={seen}
          onSave={mine.result.entered ? ask : askToClear}
          onDiscard={giveUp}
          refusalText={owner.refusalText}
        />
      ) : (
        ((match.result ? stored : notice) ?? null)
      )}
      {children}
      {view.knockout.hasNotes === false ? null : (
        <TextAreaField
          name="notes"
          label={t.notes}
          optional
          rows={3}
          maxLength={LONGEST_NOTES}
          value={notes}
          onChange={(event) => onNotes(event.currentTarget.value)}
        />
      )}
      {reason === undefined ? null : (
        <p id={id} className={css.reason} aria-live="polite">
          {reason}
        </p>
      )}
      <StickyBar edge="bottom" className={action ? shared.actions : undefined}>
        {action}
        <Button
          type="submit"
          full
          disabled={!canSubmit}
          aria-describedby={reason === undefined ? undefined : id}
        >
          {t.submit}
        </Button>
      </StickyBar>
      <ConfirmResult
        {...scored}
        {...shown}
        pending={pending}
        busy={isPending}
        onCancel={() => setPending(null)}
        onConfirm={async (confirmed) => {
          await submit(confirmed, notes.trim(), shown);
          setPending(null);
        }}
      />
      <ClearResult
        {...scored}
        {...shown}
        open={clearing !== null}
        busy={isPending}
        onCancel={() => setClearing(null)}
        onConfirm={() => void clear(clearing ?? seen, shown).then(() => setClearing(null))}
      />
    </form>
  );
}
