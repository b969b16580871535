import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** What is printed: the draw sheet unless something else was requested; nothing while the screen is shown. */
export type Printed = 'sheet' | 'cards' | null;

let printed: Printed = null;
let wanted: Exclude<Printed, null> = 'sheet';
/** Of several draws on the page, the one that was requested; null is all of them. */
let wantedPart: number | null = null;
const listeners = new Set<() => void>();

/** Prints the draw sheet or the scorecards; `part` is one of several draws on the page. */
export function printNow(what: Exclude<Printed, null>, part: number | null = null): void {
  wanted = what;
  wantedPart = part;
  // The dialog must leave the page first.
  setTimeout(() => window.print());
}

/**
 * What the page must render for the printer now; sheets of 512 players are rendered only on demand. `part` names one of
 * several draws on the page.
 */
export function usePrinted(part: number | null = null): Printed {
  return useSyncExternalStore(
    subscribe,
    () => {
      const isOther = wantedPart !== null && part !== null && part !== wantedPart;
      return isOther ? null : printed;
    },
    () => null,
  );
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
// On some phones print() returns immediately: only this event says that printing is over.
const after = () => {
  wanted = 'sheet';
  show(null);
  wantedPart = null;
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

/** Synchronously: the browser captures the page as soon as the event has been handled. */
function show(next: Printed) {
  if (printed === next) return;
  printed = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
