import type { ReactNode } from 'react';
import { failureText, type PromiseTexts } from './promise-texts.ts';

export interface Notification {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Errors and warnings are destructive: red, and announced immediately. */
  readonly variant?: 'default' | 'destructive';
}

export interface Shown extends Notification {
  readonly id: number;
  readonly open: boolean;
}

/** How long a notification is shown, in milliseconds. */
export const SHOWN_FOR = 5000;

/** The milliseconds between dismissing a notification and removing it (spec section 9). */
const REMOVAL_DELAY = 1_000_000;

// There is at most one: a newer notification replaces the one before (spec section 4).
let shown: Shown | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a short message for five seconds; only the newest is seen. */
export function notify(notification: Notification): void {
  set({ ...notification, id: (shown?.id ?? 0) + 1, open: true });
}

/** Closes the notification; it is removed later. Does nothing when a newer one has replaced it. */
export function dismiss(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  set({ ...shown, open: false });
  removal = setTimeout(() => set(null), REMOVAL_DELAY);
}

/**
 * Closes the current notification, because the person goes on with something else. One with an action stays: the person
 * may still need the action.
 */
export function dismissShown(): void {
  if (shown && !shown.action) dismiss(shown.id);
}

/** The newest notification, for the host. */
export const notifications = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
};

/**
 * Shows the state of a promise: loading, then success or error. Returns the promise. A `Response` that is not ok counts
 * as a failure: "HTTP error! status: 404".
 */
export function notifyPromise<T>(promise: Promise<T>, texts: PromiseTexts<T>): Promise<T> {
  import('./promise-toaster.tsx').then(
    ({ toastPromise }) => toastPromise(promise, texts),
    // Without the code of the toaster, a plain notification shows the outcome.
    () => promise.catch((e) => notify({ title: failureText(texts, e), variant: 'destructive' })),
  );
  return promise;
}

function set(next: Shown | null) {
  clearTimeout(removal);
  shown = next;
  for (const listener of listeners) listener();
}
