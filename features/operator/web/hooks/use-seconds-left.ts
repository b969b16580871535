import { useNow } from '#platform/web/use-now.ts';

/** Whole seconds until an instant (ISO 8601), counting down to 0. */
export function useSecondsLeft(until: string): number {
  const left = Date.parse(until) - useNow(1000).getTime();
  return Math.max(0, Math.ceil(left / 1000));
}
