import { type FormEvent, type ReactNode, useState } from 'react';
import * as Sets from '#domain/scorecard/card-set.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { CardSummary } from '#features/matches/web/components/card-summary.tsx';
import css from '#features/matches/web/components/scorecard-form.module.css';
import { SetRow } from '#features/matches/web/components/set-row.tsx';
import { UndoButton } from '#features/matches/web/components/undo-button.tsx';
import { useCardDraft } from '#features/matches/web/hooks/use-card-draft.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { KnownMatch } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import {
  isSurprise,
  plainRows,
  plainScore,
  storedSets,
  type TypedScore,
} from '../lib/typed-score.ts';

const FormatResult = lazyComponent(() =>
  import('./format-result.tsx').then((late) => late.FormatResult),
);

export interface ResultCardProps {
  readonly match: KnownMatch;
  /** Where the tab stores what is typed. */
  readonly draftKey: string;
  /** The sets to begin with; those of the stored result unless given. */
  readonly first?: readonly Sets.CardSet[];
  readonly isPending: boolean;
  readonly label: string;
  /** Above the card. */
  readonly notice?: ReactNode;
  /** Stores the score; false leaves what was typed. */
  readonly onSubmit: (score: TypedScore) => Promise<boolean>;
}

/** The card of a match of the day, by its format. Another winner than the points let expect is asked for once more. */
export function ResultCard(props: ResultCardProps) {
  const { scoreFormat } = props.match;
  if (!scoreFormat || !formatOf(scoreFormat)) return <PlainResult {...props} />;
  return (
    <FormatResult
      {...props}
      fallback={<Skeleton shape="card" count={3} />}
      errorFallback={(retry) => <LoadFailure error={null} onRetry={retry} />}
    />
  );
}

function PlainResult(props: ResultCardProps) {
  const { match, draftKey, first = storedSets(match) } = props;
  const names = useMatchWords().names(match);
  const empty = Array.from({ length: plainRows(match) }, (_, at) => first[at] ?? Sets.EMPTY_SET);
  const { draft, put, ...steps } = useCardDraft(draftKey, { card: empty, notes: '' });
  const { card } = draft;
  const score = plainScore(match, card);
  const enter = (set: number, side: Side, text: string) => {
    const next = Scorecard.enter(card, set, side, text);
    if (next !== card) put({ ...draft, card: [...next] });
  };
  return (
    <ResultForm {...props} score={score} problem={null} card={steps}>
      <div className={css.names} aria-hidden="true">
        <span className={css.name}>{names.player1}</span>
        <span className={css.name}>{names.player2}</span>
      </div>
      <ol className={css.sets}>
        {card.map((set, index) => (
          <SetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match.
            key={index}
            index={index}
            set={set}
            names={names}
            onEnter={(side, text) => enter(index, side, text)}
            onEnd={() => undefined}
          />
        ))}
      </ol>
      <CardSummary won={Scorecard.setsWon(card)} winner={score?.winner ?? null} names={names} />
    </ResultForm>
  );
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
      <div className={css.actions}>
        <UndoButton card={card} />
        <Button type="submit" disabled={!score} busy={isPending} busyLabel={t.sending}>
          {label}
        </Button>
      </div>
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
