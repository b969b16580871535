import { useRef } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useCard } from '../hooks/use-card.ts';
import { useScoreSubmit } from '../hooks/use-score-submit.tsx';
import { isFilled } from '../lib/box-turn.ts';
import type { CardProps } from '../lib/card-props.ts';
import type { Score } from '../lib/score-target.ts';
import { useText } from '../matches.text.ts';
import { CardFrame } from './card-frame.tsx';
import { CardSummary } from './card-summary.tsx';
import css from './scorecard-form.module.css';
import { SetRow } from './set-row.tsx';

/** Three sets, the winner, notes for one-on-one: the card of the specification (section 2.14). */
export function SpecScorecard({ target, stored, begun, pending, draftKey, onDone }: CardProps) {
  const t = useText();
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

  return (
    <CardFrame
      ref={form}
      {...{ target, begun, pending, card, isPending }}
      canConfirm={Scorecard.canConfirm(card.card)}
      onConfirm={confirm}
      onGiveUp={() => void giveUp()}
      notice={
        stored && stored.version > 0 ? (
          <InlineNotice title={t.storedTitle}>{t.storedText}</InlineNotice>
        ) : null
      }
    >
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
      <CardSummary
        won={Scorecard.setsWon(card.card)}
        winner={Scorecard.winner(card.card)}
        names={names}
      />
    </CardFrame>
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
