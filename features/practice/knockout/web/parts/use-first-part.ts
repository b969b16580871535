import { useDeferredValue } from 'react';

/** About as many matches of a round as fit on a screen. */
const FIRST = 16;

/**
 * How many matches of a round to draw now: at first what fits on the screen, right afterwards all of them, in slices
 * between which the page answers. A draw of 512 is on the screen at once, and every name can still be searched for.
 */
export function useFirstPart(): number {
  return useDeferredValue(Number.POSITIVE_INFINITY, FIRST);
}
