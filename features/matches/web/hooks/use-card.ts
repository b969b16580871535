import { useMemo, useState } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';

/** Unconfirmed input for a match; it survives a reload of the tab. */
interface CardDraft {
  readonly card: Scorecard.Card;
  readonly notes: string;
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
    /** Whether the box accepted the text. */
    enter(set: number, side: Side, text: string): boolean {
      const card = Scorecard.enter(draft.card, set, side, text);
      if (card === draft.card) return false;
      setPast([...past, draft.card]);
      put({ ...draft, card });
      return true;
    },
    setNotes: (notes: string) => put({ ...draft, notes }),
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
