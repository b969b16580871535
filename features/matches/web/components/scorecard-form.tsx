import { type RefObject, useRef, useState } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useCardDraft } from '../hooks/use-card-draft.ts';
import { useCardUnit } from '../hooks/use-card-unit.ts';
import { useDraftKey } from '../hooks/use-draft-key.ts';
import { useScoreSubmit } from '../hooks/use-score-submit.tsx';
import { isFilled } from '../lib/box-turn.ts';
import {
  keyOf,
  type PendingScore,
  pendingScoreFor,
  type Score,
  type ScoreTarget,
  turnedEnding,
} from '../lib/score-outbox.ts';
import { useText } from '../matches.text.ts';
import { CardFrame, type CardProps, type ScorecardProps } from './card-frame.tsx';
import { CardRows } from './card-rows.tsx';
import { CardSummary } from './card-summary.tsx';

/** Few cards have a format: its code and words come with the first one. */
const FormatScorecard = lazyComponent(() =>
  import('../../score-formats/web/components/format-scorecard.tsx').then(
    ({ FormatScorecard: Card }) => Card,
  ),
);

/** At a tournament a match without a format may end before its end; practice does not need its code. */
const EventScorecard = lazyComponent(() =>
  import('../../score-formats/web/components/event-scorecard.tsx').then(
    ({ EventScorecard: Card }) => Card,
  ),
);

const LATE = {
  fallback: <Skeleton shape="card" count={3} />,
  errorFallback: (retry: () => void) => <LoadFailure error={null} onRetry={retry} />,
};

/**
 * The scorecard of a match: confirms, corrects, and resolves conflicts with another scorer. It keeps the format that it
 * began with, whatever the practice changes meanwhile.
 */
export function ScorecardForm(props: ScorecardProps) {
  const { target, stored } = props;
  const pending = asSeenFrom(target, pendingScoreFor(useOutbox(), keyOf(target)));
  const [begun, setBegun] = useState(stored);
  const draftKey = useDraftKey(props, begun?.version ?? 0);
  if (draftKey === null) return null;
  const draft = tabDraft<{ scoreFormat?: ChosenFormat }>(`scorecard ${draftKey}`).read();
  // The first copy may be outdated: until something is typed, the card follows the stored score.
  if (!draft && !pending && (begun?.version ?? 0) !== (stored?.version ?? 0)) setBegun(stored);
  const card = { ...props, begun, pending, draftKey };
  const format = draft ? draft.scoreFormat : formatOfCard(card);
  if (format) return <FormatScorecard {...card} {...LATE} format={format} />;
  return target.kind === 'event' ? (
    <EventScorecard {...card} {...LATE} />
  ) : (
    <SpecScorecard {...card} />
  );
}

/** The pending score in the order of the card's players: the mirrored cell of a league's table opens the same match. */
function asSeenFrom({ player1 }: ScoreTarget, pending: PendingScore | undefined) {
  if (!pending || pending.score.target.player1.id === player1.id) return pending;
  const { card, ending = null } = pending.score;
  const turned = { card: Scorecard.swapSides(card), ending: turnedEnding(ending, true) };
  return { ...pending, score: { ...pending.score, ...turned } };
}

/** A match with a score keeps its format; one without has that of its practice. */
function formatOfCard({ pending, begun, scoreFormat }: CardProps): ChosenFormat | null | undefined {
  if (pending) return pending.score.scoreFormat;
  return begun && begun.version > 0 ? begun.scoreFormat : scoreFormat;
}

/** Three sets, the winner, notes for one-on-one: the card of the specification (section 2.14). */
function SpecScorecard({ target, stored, begun, pending, draftKey, onDone }: CardProps) {
  const t = useText();
  const unit = useCardUnit();
  const first = pending?.score ?? begun ?? { card: Scorecard.empty(), notes: '' };
  const card = useCard(draftKey, { card: padded(first.card), notes: first.notes });
  const form = useRef<HTMLFormElement>(null);
  const names = { player1: target.player1.name, player2: target.player2.name };
  const { submit, isPending, giveUp } = useScoreSubmit({
    pending,
    clearDraft: card.done,
    onDone,
  });
  const confirm = (baseVersion: number) => {
    const confirmed = Scorecard.confirm(card.card);
    if (!confirmed.ok) return notify({ ...wrong(confirmed.code), variant: 'destructive' });
    const { value } = confirmed;
    const score: Score = { target, card: value.sets, confirmed: value, notes: card.notes.trim() };
    void submit({ score, baseVersion });
  };

  const wrong = (code: Scorecard.Refusal) =>
    code === 'INVALID_SCORES'
      ? { title: t.invalidTitle, description: t.invalidText(unit) }
      : { title: t.noWinnerTitle, description: t.noWinnerText };

  return (
    <CardFrame
      ref={form}
      target={target}
      begun={begun}
      pending={pending}
      card={card}
      isPending={isPending}
      canConfirm={Scorecard.canConfirm(card.card)}
      onConfirm={confirm}
      onGiveUp={() => void giveUp()}
      notice={
        stored && stored.version > 0 ? (
          <InlineNotice title={t.storedTitle}>{t.storedText}</InlineNotice>
        ) : null
      }
    >
      <SpecRows form={form} card={card.card} names={names} onEnter={card.enter} />
      <CardSummary
        won={Scorecard.setsWon(card.card)}
        winner={Scorecard.winner(card.card)}
        names={names}
      />
    </CardFrame>
  );
}

interface RowsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly card: Scorecard.Card;
  readonly names: Readonly<Record<Side, string>>;
  /** Enters a text; false where the box does not accept it. */
  readonly onEnter: (set: number, side: Side, text: string) => boolean;
}

/** The rows of a card without a format. */
export function SpecRows({ form, card, names, onEnter }: RowsProps) {
  const enter = (set: number, side: Side, text: string) => {
    const before = card[set]?.[`${side}Score`] ?? '';
    // The notification about the last score would cover the buttons while the next one is typed.
    dismissShown();
    if (onEnter(set, side, text) && isFilled(text, before)) {
      focusAfter(form.current, set, side, Scorecard.enter(card, set, side, text));
    }
  };
  return (
    <CardRows
      card={card}
      names={names}
      onEnter={enter}
      onEnd={(set, side) => focusAfter(form.current, set, side, card)}
    />
  );
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

/** Unconfirmed input for a match on the card of the specification. */
interface CardDraft {
  readonly card: Scorecard.Card;
  readonly notes: string;
}

/** The card of the specification during input. Without input it is `first`. */
function useCard(draftKey: string, first: CardDraft) {
  const { draft, put, ...steps } = useCardDraft(draftKey, first);
  return {
    ...draft,
    ...steps,
    /** Whether the box accepted the text. */
    enter(set: number, side: Side, text: string): boolean {
      const card = Scorecard.enter(draft.card, set, side, text);
      if (card === draft.card) return false;
      put({ ...draft, card });
      return true;
    },
  };
}
