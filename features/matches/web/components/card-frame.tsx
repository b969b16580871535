import { type ReactNode, type Ref, useId } from 'react';
import { LONGEST_NOTES } from '#features/matches/matches.vocabulary.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useFirstBox } from '../hooks/use-first-box.ts';
import {
  type Found,
  isOfTable,
  type MatchResult,
  type PendingScore,
  type StoredScore,
} from '../lib/score-outbox.ts';
import { useText } from '../matches.text.ts';
import css from './card-frame.module.css';
import { RefusedScore } from './refused-score.tsx';
import shared from './scorecard-form.module.css';
import { UndoButton } from './undo-button.tsx';

export interface ScorecardProps extends Found {
  /** Leaves the scorecard: with the result that was confirmed, or null where the stored one is retained. */
  readonly onDone: (result: MatchResult | null) => Promise<void>;
}

/** What every card gets. */
export interface CardProps extends ScorecardProps {
  /** The stored score that the card began with. */
  readonly begun: StoredScore | null;
  /** The person's own score of this match that has not been accepted yet. */
  readonly pending: PendingScore | undefined;
  /** Where the tab stores what is typed. */
  readonly draftKey: string;
}

interface Props extends Pick<CardProps, 'target' | 'begun' | 'pending'> {
  readonly ref?: Ref<HTMLFormElement>;
  readonly card: {
    readonly notes: string;
    readonly setNotes: (notes: string) => void;
    readonly canUndo: boolean;
    readonly undo: () => void;
  };
  readonly canConfirm: boolean;
  readonly isPending: boolean;
  /** Saves the card, to replace the stored score of `baseVersion`. */
  readonly onConfirm: (baseVersion: number) => void;
  readonly onGiveUp: () => void;
  /** Shown above the card, unless the server has refused it. */
  readonly notice: ReactNode;
  /** Why the card cannot be confirmed, beside the buttons; a card without it gives no reason there. */
  readonly reason?: string | null;
  /** The sets and their summary. */
  readonly children: ReactNode;
}

/** What every card has around its sets: a refused score, notes of one-on-one, "Undo" and "Confirm Score". */
export function CardFrame(props: Props) {
  const { ref, target, begun, pending, card, canConfirm, isPending, onConfirm } = props;
  const t = useText();
  const id = useId();
  useFirstBox(!pending && (begun?.version ?? 0) === 0);
  const explains = props.reason !== undefined;
  const actions = (
    <StickyBar edge="bottom" className={shared.actions}>
      <UndoButton card={card} />
      <Button
        type="submit"
        disabled={!canConfirm}
        aria-describedby={explains ? id : undefined}
        busy={isPending}
        busyLabel={t.saving}
      >
        {t.confirm}
      </Button>
    </StickyBar>
  );
  return (
    <form
      ref={ref}
      className={shared.form}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(begun?.version ?? 0);
      }}
    >
      {pending?.entry.refusal ? (
        <RefusedScore
          refusal={pending.entry.refusal}
          // The server has answered in the order of the players that was sent.
          target={pending.score.target}
          canSave={canConfirm && !isPending}
          onSave={onConfirm}
          onDiscard={props.onGiveUp}
        />
      ) : (
        props.notice
      )}
      {props.children}
      {isOfTable(target) ? null : (
        <TextAreaField
          name="notes"
          label={t.notes}
          rows={3}
          maxLength={LONGEST_NOTES}
          value={card.notes}
          onChange={(event) => card.setNotes(event.currentTarget.value)}
        />
      )}
      {explains ? (
        <>
          <p id={id} className={css.reason} aria-live="polite">
            {props.reason}
          </p>
          {actions}
        </>
      ) : (
        actions
      )}
    </form>
  );
}
