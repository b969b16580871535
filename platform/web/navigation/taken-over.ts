import { useSyncExternalStore } from 'react';

/**
 * Whether the browser's own knowledge may be shown. False while a prerendered page is taken over: it was made without a
 * query and without a history, and what the browser shows at that moment must be the same.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
