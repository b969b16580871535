import type { PlainDate } from '#platform/shared/format.ts';
import type { Pair } from './pair.ts';

/** What stood on the screen when it was left for the scorecard. */
export interface Interrupted extends Pair {
  readonly groupId: number;
  readonly date: PlainDate;
}

const KEY = 'one-on-one';

/** Kept for the way back: a coach who enters ten matches of yesterday chooses the day once. */
export function keepInterrupted(state: Interrupted): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Forbidden or full: the screen then starts afresh.
  }
}

/** What was kept for this group; whoever opens the screen another way starts afresh. */
export function readInterrupted(groupId: number): Interrupted | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Interrupted | null;
    return kept?.groupId === groupId ? kept : null;
  } catch {
    return null;
  }
}

export function forgetInterrupted(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
