import { instantInJapan } from '#platform/shared/format.ts';
import type { Queue, QueueMatch } from '../../../queue/web/queue.queries.ts';

export interface TimetableLine {
  readonly match: QueueMatch;
  /** When it was called or began, or before which it is not called; null where nobody can say. */
  readonly at: string | null;
  /** When the forecast begins it; null for one that is called or over, and where it has a fixed time alone. */
  readonly about: string | null;
  readonly courtId: string | null;
}

/** The matches of a day in the order of their times and courts; those without a time come last, in the order of the draws. */
export function timetableOf({
  matches,
  courts,
  eventDate,
}: Pick<Queue, 'matches' | 'courts' | 'eventDate'>): readonly TimetableLine[] {
  const placeOf = (courtId: string | null) => courts.findIndex(({ id }) => id === courtId);
  return matches
    .map((match) => {
      const { courtId, fixedCourtId } = match;
      return { match, ...timesOf(match, eventDate), courtId: courtId ?? fixedCourtId };
    })
    .toSorted(
      (one, other) =>
        instant(one.at) - instant(other.at) || placeOf(one.courtId) - placeOf(other.courtId),
    );
}

function timesOf(match: QueueMatch, eventDate: string): Pick<TimetableLine, 'at' | 'about'> {
  const { startedAt, calledAt, expected, notBefore, state } = match;
  const begun = startedAt ?? calledAt;
  if (begun || state === 'done') return { at: begun, about: null };
  const fixed = notBefore && instantInJapan(eventDate, notBefore).toISOString();
  if (!expected) return { at: fixed, about: null };
  // What is published is a promise: the forecast does not undercut it.
  const at = fixed && fixed > expected.notBefore ? fixed : expected.notBefore;
  return { at, about: expected.about };
}

function instant(at: string | null): number {
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}
