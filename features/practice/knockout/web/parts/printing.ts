import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** What is on paper: nothing while the screen is shown; the draw sheet unless something else was asked for. */
export type Printed = 'sheet' | 'cards' | null;

let printed: Printed = null;
let wanted: Exclude<Printed, null> = 'sheet';
const listeners = new Set<() => void>();

/** Prints the draw sheet or the scorecards. */
export function printNow(what: Exclude<Printed, null>): void {
  wanted = what;
  // The dialog that asked must be gone from the page first.
  setTimeout(() => window.print());
}

/** What the page must hold for the printer right now; sheets of 512 players are made only when they are needed. */
export function usePrinted(): Printed {
  return useSyncExternalStore(subscribe, () => printed);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unlisten();
  };
}

let media: MediaQueryList | null = null;
const onMedia = ({ matches }: { matches: boolean }) => show(matches ? wanted : null);
const before = () => show(wanted);
// Some phones come back from print() at once: only this event tells that it is over.
const after = () => {
  wanted = 'sheet';
  show(null);
};

function listen() {
  media = matchMedia('print');
  media.addEventListener('change', onMedia);
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
}

function unlisten() {
  media?.removeEventListener('change', onMedia);
  removeEventListener('beforeprint', before);
  removeEventListener('afterprint', after);
}

/** At once: the browser takes its picture of the page as soon as the event has been handled. */
function show(next: Printed) {
  if (printed === next) return;
  printed = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
