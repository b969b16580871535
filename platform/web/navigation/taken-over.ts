import { useSyncExternalStore } from 'react';

/**
 * Whether a screen may show data of the browser. False while a prerendered page is hydrated: it was made without a query
 * and without a history, and the first render must match it.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
