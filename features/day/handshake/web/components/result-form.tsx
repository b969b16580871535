import { type FormEvent, type ReactNode, useState } from 'react';
import { opponent } from '#domain/scorecard/side.ts';
import css from '#features/matches/web/components/scorecard-form.module.css';
import { UndoButton } from '#features/matches/web/components/undo-button.tsx';
import { useFirstBox } from '#features/matches/web/hooks/use-first-box.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import type { KnownMatch } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import { type CardStart, isSurprise, type TypedScore } from '../lib/typed-score.ts';

export interface ResultCardProps {
  readonly match: KnownMatch;
  /** Practice between two players of the day: without a format its card knows no early end. */
  readonly isPractice?: boolean;
  /** Where the tab stores what is typed. */
  readonly draftKey: string;
  /** The stored result unless given. */
  readonly start?: CardStart;
  readonly isPending: boolean;
  readonly label: string;
  /** Above the card. */
  readonly notice?: ReactNode;
  /** Stores the score; false leaves what was typed. */
  readonly onSubmit: (score: TypedScore) => Promise<boolean>;
}

interface FormProps extends ResultCardProps {
  readonly score: TypedScore | null;
  readonly problem: string | null;
  readonly card: {
    readonly canUndo: boolean;
    readonly undo: () => void;
    readonly done: () => void;
  };
  readonly children: ReactNode;
}

/** What every card has around its sets: "Undo", the button, and the question about swapped sides. */
export function ResultForm(props: FormProps) {
  const { match, score, problem, card, isPending, label, notice, onSubmit, children } = props;
  const t = useText();
  const names = useMatchWords().names(match);
  const [asked, setAsked] = useState(false);
  useFirstBox(match.result === null);
  const send = async () => {
    setAsked(false);
    if (score && (await onSubmit(score))) card.done();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!score) return;
    if (isSurprise(match, score.winner)) setAsked(true);
    else void send();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      {notice}
      {children}
      <p aria-live="polite">{problem}</p>
      <StickyBar edge="bottom" className={css.actions}>
        <UndoButton card={card} />
        <Button type="submit" disabled={!score} busy={isPending} busyLabel={t.sending}>
          {label}
        </Button>
      </StickyBar>
      {score ? (
        <ConfirmDialog
          open={asked}
          title={t.surpriseTitle(names[score.winner], names[opponent(score.winner)])}
          confirmLabel={t.surpriseYes}
          onConfirm={() => void send()}
          onCancel={() => setAsked(false)}
        >
          {t.surpriseText(names[score.winner])}
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
