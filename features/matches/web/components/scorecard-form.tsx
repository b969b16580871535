import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, useRef, useState } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { LONGEST_NOTES } from '#features/matches/matches.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useCard } from '../hooks/use-card.ts';
import { isFilled } from '../lib/box-turn.ts';
import { pendingScoreFor, submitScore } from '../lib/score-outbox.ts';
import { type Found, keyOf, type MatchResult, resultOf, type Score } from '../lib/score-target.ts';
import { useText } from '../matches.text.ts';
import { CardSummary } from './card-summary.tsx';
import { RefusedScore } from './refused-score.tsx';
import css from './scorecard-form.module.css';
import { SetRow } from './set-row.tsx';

interface Props extends Found {
  /** Leaves the scorecard: with the result that was confirmed, or null where the stored one is retained. */
  readonly onDone: (result: MatchResult | null) => Promise<void>;
}

/** Three sets, the winner, notes for one-on-one; confirms, corrects, and resolves conflicts with another scorer. */
export function ScorecardForm({ target, stored, onDone }: Props) {
  const t = useText();
  const { data: session } = useSession();
  const pending = pendingScoreFor(useOutbox(), keyOf(target));
  const [begun, setBegun] = useState(stored);
  const seen = begun?.version ?? 0;
  const first = pending?.score ?? begun ?? { card: Scorecard.empty(), notes: '' };
  const card = useCard(draftKeyOf(target, seen), { card: padded(first.card), notes: first.notes });
  // The first copy may be outdated: until something is typed, the card follows the stored score.
  if (!card.touched && !pending && seen !== (stored?.version ?? 0)) setBegun(stored);
  const form = useRef<HTMLFormElement>(null);
  const names = { player1: target.player1.name, player2: target.player2.name };

  const { submit, isPending } = useSubmit({
    send: async ({ score, baseVersion }: { score: Score; baseVersion: number }) => {
      const accountId = session?.account?.id;
      return accountId
        ? { ok: true, data: await submitScore(score, baseVersion, accountId) }
        : null;
    },
    onSuccess: async (outcome, { score }) => {
      if (outcome.kind === 'refused') return;
      card.done();
      notify({
        title: t.savedTitle,
        description: (
          <>
            <span className={css.line}>{t.savedText(names[score.confirmed.winner])}</span>
            {outcome.kind === 'waiting' ? <span className={css.line}>{t.notSentText}</span> : null}
          </>
        ),
      });
      await onDone(resultOf(score));
    },
  });
  const confirm = (baseVersion: number) => {
    const confirmed = Scorecard.confirm(card.card);
    if (!confirmed.ok) return notify({ ...wrong(confirmed.code), variant: 'destructive' });
    const { value } = confirmed;
    const score: Score = { target, card: value.sets, confirmed: value, notes: card.notes.trim() };
    void submit({ score, baseVersion });
  };

  const giveUp = async () => {
    if (pending) await outbox.discard(pending.entry.id);
    card.done();
    notify({ title: t.theirsRetained });
    await onDone(null);
  };
  const enter = (set: number, side: Side, text: string) => {
    const before = card.card[set]?.[`${side}Score`] ?? '';
    // The notification about the last score would cover the buttons while the next one is typed.
    dismissShown();
    if (card.enter(set, side, text) && isFilled(text, before)) {
      focusAfter(form.current, set, side, Scorecard.enter(card.card, set, side, text));
    }
  };
  const wrong = (code: Scorecard.Refusal) =>
    code === 'INVALID_SCORES'
      ? { title: t.invalidTitle, description: t.invalidText }
      : { title: t.noWinnerTitle, description: t.noWinnerText };

  const canConfirm = Scorecard.canConfirm(card.card);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        confirm(seen);
      }}
    >
      {pending?.entry.refusal ? (
        <RefusedScore
          refusal={pending.entry.refusal}
          target={target}
          canSave={canConfirm && !isPending}
          onSave={confirm}
          onDiscard={() => void giveUp()}
        />
      ) : null}
      {stored && stored.version > 0 && !pending?.entry.refusal ? (
        <InlineNotice title={t.storedTitle}>{t.storedText}</InlineNotice>
      ) : null}
      <div className={css.names} aria-hidden="true">
        <span className={css.name}>{names.player1}</span>
        <span className={css.name}>{names.player2}</span>
      </div>
      <ol className={css.sets}>
        {card.card.map((set, index) => (
          <SetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match.
            key={index}
            index={index}
            set={set}
            names={names}
            onEnter={(side, text) => enter(index, side, text)}
            onEnd={(side) => focusAfter(form.current, index, side, card.card)}
          />
        ))}
      </ol>
      <CardSummary card={card.card} names={names} />
      {target.kind === 'league' ? null : (
        <TextAreaField
          name="notes"
          label={t.notes}
          rows={3}
          maxLength={LONGEST_NOTES}
          value={card.notes}
          onChange={(event) => card.setNotes(event.currentTarget.value)}
        />
      )}
      <div className={css.actions}>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          disabled={!card.canUndo}
          onClick={card.undo}
        >
          {t.undo}
        </Button>
        <Button type="submit" disabled={!canConfirm} busy={isPending} busyLabel={t.saving}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Each version of a match has its own draft: input against an older version never replaces a newer one. */
function draftKeyOf(target: Found['target'], seen: number): string {
  const { sessionId, pathId, player1, player2, playedOn } = target;
  if (sessionId || seen > 0) return `${keyOf(target)} ${seen}`;
  return `${pathId} ${player1.id} ${player2.id} ${playedOn}`;
}

function padded(card: Scorecard.Card): Scorecard.Card {
  return Scorecard.fromSaved(card);
}

/** Moves to the next box, or to the confirmation once there is a winner and the set is complete. */
function focusAfter(
  form: HTMLFormElement | null,
  set: number,
  side: Side,
  card: Scorecard.Card,
): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  if (Scorecard.canConfirm(card) && side === 'player2') {
    // The same change enables the button, which can take the focus only after the render.
    requestAnimationFrame(() => find('[type=submit]')?.focus());
    return;
  }
  // Immediately: the next digit may already be typed.
  const next = side === 'player1' ? `sets.${set}.player2Score` : `sets.${set + 1}.player1Score`;
  find(`[name="${next}"]`)?.focus();
}
