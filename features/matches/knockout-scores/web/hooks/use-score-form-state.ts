import { useMemo, useState } from 'react';
import { tabDraft } from '#platform/web/forms/draft.ts';
import type { ScoreFormState } from '../lib/score-form-state.ts';

/** The state of the form; input survives a reload of the tab. Without input it is `first`. */
export function useScoreFormState(key: string, first: ScoreFormState) {
  const draft = useMemo(() => tabDraft<ScoreFormState>(`knockout ${key}`), [key]);
  const restored = useMemo(() => draft.read(), [draft]);
  const [typed, setTyped] = useState<ScoreFormState | null>(null);
  const state = typed ?? restored ?? first;
  return {
    state,
    touched: state !== first,
    put(next: ScoreFormState) {
      setTyped(next);
      draft.write(next);
    },
    done: draft.clear,
  };
}
