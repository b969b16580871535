import { useMemo, useState } from 'react';
import type { Entry } from './entry.ts';

/** The form while it is filled in; what was typed survives a reload of the tab. Untouched, it is `first`. */
export function useEntry(key: string, first: Entry) {
  const name = `knockout ${key}`;
  const kept = useMemo(() => read(name), [name]);
  const [typed, setTyped] = useState<Entry | null>(null);
  const entry = typed ?? kept ?? first;
  return {
    entry,
    touched: entry !== first,
    put(next: Entry) {
      setTyped(next);
      keep(name, JSON.stringify(next));
    },
    done: () => keep(name, null),
  };
}

function read(name: string): Entry | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Entry | null;
  } catch {
    return null;
  }
}

function keep(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage may be forbidden or full: the form still stands on the screen.
  }
}
