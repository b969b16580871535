import { type EventProgress, isAllPlayed } from '#features/day/queue/queue.finished.policy.ts';
import { HOUR_MS } from '#platform/shared/durations.ts';
import { instantInJapan, type PlainDate } from '#platform/shared/format.ts';

/** When the results of a tournament become final (next.md, C8 and E3). */

export type FinalRefusal =
  | 'TOURNAMENT_CANCELLED'
  | 'NOT_FINISHED'
  | 'DISPUTES_OPEN'
  | 'LOTS_NEEDED';

interface Progress {
  readonly state: string;
  readonly events: readonly EventProgress[];
  readonly disputes: number;
  /** The events with places that only lots decide. */
  readonly waitingForLots: ReadonlySet<number>;
}

/**
 * Why the results cannot become final now; null when they can. Open disputes come after the matches: they are worth settling only then. Lots
 * come last: a settled dispute may decide the places, and lots are drawn once.
 */
export function finalRefusal(progress: Progress): FinalRefusal | null {
  const { state, events, disputes, waitingForLots } = progress;
  if (state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  if (!isAllPlayed(events)) return 'NOT_FINISHED';
  if (disputes > 0) return 'DISPUTES_OPEN';
  return waitingForLots.size > 0 ? 'LOTS_NEEDED' : null;
}

/** So long after the last result they become final by themselves. */
const FINAL_AFTER_MS = 48 * HOUR_MS;

/** When results become final by themselves; those of a rehearsal not before the day of the tournament. */
export function finalAlone(lastResultAt: Date, eventDate: PlainDate): Date {
  const day = instantInJapan(eventDate, '00:00');
  return new Date(Math.max(lastResultAt.getTime() + FINAL_AFTER_MS, day.getTime()));
}

/** The last result of a tournament that becomes final at `now`, or any before it. */
export function lastResultBefore(now: Date): Date {
  return new Date(now.getTime() - FINAL_AFTER_MS);
}
