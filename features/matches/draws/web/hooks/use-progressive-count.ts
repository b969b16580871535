import { useDeferredValue } from 'react';

/** About as many matches of a round as fit on a screen. */
const FIRST = 16;

/**
 * How many matches of a round to render now: first those that fit on the screen, then all of them, in slices between
 * which the page responds. A draw of 512 appears immediately, and every name can still be found by a search in the
 * page.
 */
export function useProgressiveCount(): number {
  return useDeferredValue(Number.POSITIVE_INFINITY, FIRST);
}
