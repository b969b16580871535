import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { useCardDraft } from './use-card-draft.ts';

/** Unconfirmed input for a match on the card of the specification. */
interface CardDraft {
  readonly card: Scorecard.Card;
  readonly notes: string;
}

/** The card of the specification during input. Without input it is `first`. */
export function useCard(draftKey: string, first: CardDraft) {
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
