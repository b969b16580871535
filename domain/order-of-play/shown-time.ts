/** The time that players read for a match: "not before 10:40 (about 10:55)". Minutes since the start of the day. */

/** At least so many minutes before the forecast begins it. */
const LEAST_MARGIN = 10;
const MARGIN = 0.15;
/** Shown times are multiples of it. */
const GRAIN = 5;
/** A shown time moves earlier by more than this only with a notice to those concerned. */
const EARLIER_WITHOUT_NOTICE = 10;

/**
 * The earliest time to show for a match that the forecast begins at `start`: as much before as the forecast may be wrong, which is
 * the more the further away it is.
 *
 * Source: next.md, C3.
 */
export function earliestShown(start: number, now: number): number {
  const margin = Math.max(LEAST_MARGIN, MARGIN * (start - now));
  return Math.floor(Math.max(now, start - margin) / GRAIN) * GRAIN;
}

/** What people have been shown for a match: the latest time since they were notified last. */
export interface ShownBefore {
  readonly latest: number | null;
}

/** Whether the time to show now is so much earlier than what people rely on that they must be notified. */
export function needsNotice({ latest }: ShownBefore, fresh: number): boolean {
  return latest !== null && fresh < latest - EARLIER_WITHOUT_NOTICE;
}
