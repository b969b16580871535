import { useMemo, useState } from 'react';
import { tabDraft } from '#platform/web/forms/draft.ts';

/** Unconfirmed input of a card: it survives a reload of the tab, and every step but the notes can be undone. */
export function useCardDraft<Draft extends { readonly notes: string }>(
  draftKey: string,
  first: Draft,
) {
  const stored = useMemo(() => tabDraft<Draft>(`scorecard ${draftKey}`), [draftKey]);
  const restored = useMemo(() => stored.read(), [stored]);
  const [entered, setEntered] = useState<Draft | null>(null);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const draft = entered ?? restored ?? first;
  const write = (next: Draft) => {
    setEntered(next);
    stored.write(next);
  };
  return {
    draft,
    /** Takes a step. */
    put(next: Draft) {
      setPast([...past, draft]);
      write(next);
    },
    setNotes: (notes: string) => write({ ...draft, notes }),
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      write({ ...before, notes: draft.notes });
    },
    done: stored.clear,
  };
}
