import { useMemo, useState } from 'react';
import { tabDraft } from '#platform/web/forms/draft.ts';
import type { Entry } from './entry.ts';

/** The form while it is filled in; what was typed survives a reload of the tab. Untouched, it is `first`. */
export function useEntry(key: string, first: Entry) {
  const draft = useMemo(() => tabDraft<Entry>(`knockout ${key}`), [key]);
  const restored = useMemo(() => draft.read(), [draft]);
  const [typed, setTyped] = useState<Entry | null>(null);
  const entry = typed ?? restored ?? first;
  return {
    entry,
    touched: entry !== first,
    put(next: Entry) {
      setTyped(next);
      draft.write(next);
    },
    done: draft.clear,
  };
}
