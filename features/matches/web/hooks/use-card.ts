import { useMemo, useState } from 'react';
import type * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { CardEnding } from '#features/matches/matches.contract.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';

/** Unconfirmed input for a match; it survives a reload of the tab. */
export interface CardDraft {
  readonly card: Scorecard.Card;
  readonly notes: string;
  /** The format that the card began with; a draft of an earlier version of the app has none. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  /** Missing while the match counts as played to its end. */
  readonly ending?: CardEnding | undefined;
}

/** The card during input: it survives a reload, and every step can be undone. Without input it is `first`. */
export function useCard(draftKey: string, first: CardDraft) {
  const stored = useMemo(() => tabDraft<CardDraft>(`scorecard ${draftKey}`), [draftKey]);
  const restored = useMemo(() => stored.read(), [stored]);
  const [typed, setTyped] = useState<CardDraft | null>(null);
  const draft = typed ?? restored ?? first;
  const [past, setPast] = useState<readonly Scorecard.Card[]>([]);
  const put = (next: CardDraft) => {
    setTyped(next);
    stored.write(next);
  };
  return {
    ...draft,
    touched: draft !== first,
    /** Takes the card after a step of input; false for the identical card. */
    change(card: Scorecard.Card): boolean {
      if (card === draft.card) return false;
      setPast([...past, draft.card]);
      put({ ...draft, card });
      return true;
    },
    setNotes: (notes: string) => put({ ...draft, notes }),
    setEnding: (ending: CardEnding | undefined) => put({ ...draft, ending }),
    canUndo: past.length > 0,
    undo() {
      const card = past.at(-1);
      if (!card) return;
      setPast(past.slice(0, -1));
      put({ ...draft, card });
    },
    done: stored.clear,
  };
}
