import { useSyncExternalStore } from 'react';

// The topmost last.
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes that a modal dialog is open. Returns what notes that it is closed. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  put([...dialogs, dialog]);
  return () => put(dialogs.filter((one) => one !== dialog));
}

/** The open modal dialog on top, outside of which nothing can be touched or read aloud; null while none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, top);
}

function put(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function top(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}
