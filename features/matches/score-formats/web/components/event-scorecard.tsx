import { useRef } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { confirmScore } from '../../../matches.policy.ts';
import { CardFrame, type CardProps } from '../../../web/components/card-frame.tsx';
import { CardSummary } from '../../../web/components/card-summary.tsx';
import { SpecRows } from '../../../web/components/scorecard-form.tsx';
import { useCardDraft } from '../../../web/hooks/use-card-draft.ts';
import { useCardUnit } from '../../../web/hooks/use-card-unit.ts';
import { useScoreSubmit } from '../../../web/hooks/use-score-submit.tsx';
import { earlyEnding, isOfGroup } from '../../../web/lib/score-outbox.ts';
import { useText as useMatchesText } from '../../../web/matches.text.ts';
import { useEndingProblem } from '../hooks/use-ending-problem.ts';
import type { ChosenEnding } from '../hooks/use-format-card.ts';
import { EarlyEndingChoice, ENDINGS_OF_LEAGUES } from './early-ending-choice.tsx';

/** Unconfirmed input; a tab may still have it as a version without early ends has stored it. */
interface Draft {
  readonly card: Scorecard.Card;
  readonly notes: string;
  readonly ending?: ChosenEnding | null;
}

/** The card of a tournament's match without a format: three sets with any scores, or how the match ended before its end. */
export function EventScorecard({ target, stored, begun, pending, draftKey, onDone }: CardProps) {
  const endingProblem = useEndingProblem();
  const words = useMatchesText();
  const unit = useCardUnit();
  const form = useRef<HTMLFormElement>(null);
  const first = pending?.score ?? begun;
  const { draft, put, ...steps } = useCardDraft<Draft>(draftKey, {
    card: Scorecard.fromSaved(first?.card ?? []),
    notes: '',
    ending: first?.ending ? { winner: null, ...first.ending } : null,
  });
  const { submit, isPending, giveUp } = useScoreSubmit({
    pending,
    clearDraft: steps.done,
    onDone,
  });
  const names = { player1: target.player1.name, player2: target.player2.name };
  const { card } = draft;
  const { confirmed, ending, code } = verdictOf(draft);
  const confirm = (baseVersion: number) => {
    if (!confirmed) return;
    const score = { target, card: confirmed.sets, confirmed, notes: '', ending };
    void submit({ score, baseVersion });
  };
  return (
    <CardFrame
      ref={form}
      target={target}
      begun={begun}
      pending={pending}
      isPending={isPending}
      card={{ ...steps, notes: draft.notes }}
      canConfirm={confirmed !== null}
      onConfirm={confirm}
      onGiveUp={() => void giveUp()}
      notice={
        stored && stored.version > 0 ? (
          <InlineNotice title={words.storedTitle}>{words.storedText}</InlineNotice>
        ) : null
      }
      reason={
        endingProblem(draft.ending ?? null, code) ??
        // A card that is being filled in is not blamed; one that seems decided is.
        (code === 'INVALID_SCORES' && Scorecard.canConfirm(card) ? words.invalidText(unit) : null)
      }
    >
      <SpecRows
        form={form}
        card={card}
        names={names}
        onEnter={(set, side, text) => {
          const next = Scorecard.enter(card, set, side, text);
          if (next !== card) put({ ...draft, card: next });
          return next !== card;
        }}
      />
      <CardSummary
        won={Scorecard.setsWon(card)}
        winner={confirmed?.winner ?? null}
        isWithoutWinner={confirmed !== null && !confirmed.winner}
        names={names}
      />
      <EarlyEndingChoice
        ending={draft.ending ?? null}
        endings={ENDINGS_OF_LEAGUES}
        names={names}
        isOfGroup={isOfGroup(target)}
        onChange={(chosen) => put({ ...draft, ending: chosen })}
      />
    </CardFrame>
  );
}

/** What the card can be confirmed as, as the server will judge it, or the code of why it cannot be. */
function verdictOf({ card, ending: chosen = null }: Draft) {
  const ending = chosen && earlyEnding(chosen);
  if (chosen && !ending) return { confirmed: null, ending, code: null };
  const judged = confirmScore({
    sets: card,
    ending: ending ?? { status: 'finished' },
    isOfEvent: true,
  });
  return judged.ok
    ? { confirmed: judged.value, ending, code: null }
    : { confirmed: null, ending, code: judged.code };
}
