import type { Expected } from '#domain/order-of-play/forecast.ts';
import { breakEnd } from '#features/day/queue/queue.courts.policy.ts';
import { clockOf, type DayFacts } from '#features/day/queue/queue.facts.policy.ts';
import { isFinished } from '#features/day/queue/queue.finished.policy.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { LiveState } from './live.vocabulary.ts';

/** How far a tournament is, for those who follow it. */

interface Tournament {
  readonly state: string;
  readonly suspendedAt: Date | null;
  readonly eventDate: string;
  readonly applicationDeadline: string;
  readonly endedEarlyAt: Date | null;
  readonly events: readonly {
    readonly id: number;
    readonly isClosed: boolean;
    readonly placesTaken: number;
  }[];
}

/** Whether everybody may follow it: one that an operator holds back does not exist for readers (next.md, C8). */
export function isFollowable({ suspendedAt }: Pick<Tournament, 'suspendedAt'>): boolean {
  return suspendedAt === null;
}

/** How far it is. `isDayOpen`: the desk has opened its day, perhaps in order to rehearse it before the date. */
export function liveState(tournament: Tournament, facts: DayFacts, isDayOpen: boolean): LiveState {
  const today = dayInJapan(facts.now);
  if (tournament.state === 'cancelled') return 'cancelled';
  if (tournament.endedEarlyAt) return 'over';
  if (isFinished(tournament, facts)) return 'finished';
  if (today > tournament.eventDate) return 'over';
  const hasBegun = facts.matches.some(({ result }) => result !== null);
  if ((isDayOpen && today === tournament.eventDate) || hasBegun) return 'open';
  if (facts.stages.length > 0) return 'drawn';
  const isOpen = tournament.events.some(({ isClosed }) => !isClosed);
  const isInTime = tournament.state === 'open' && today <= tournament.applicationDeadline;
  return isOpen && isInTime ? 'entries' : 'entries-closed';
}

/**
 * Until when nothing is played: lunch for everybody, or every open court has a break. Lunch is a rest of each person inside its
 * window: the pause ends with the first match that is expected, and there is none where one can begin now. Null otherwise.
 */
export function pausedUntil(facts: DayFacts, expected: ReadonlyMap<string, Expected>): Date | null {
  const { minuteOf, minuteAt, instantOf } = clockOf(facts);
  const now = minuteOf(facts.now);
  const isPlayed = [...facts.rows.values()].some(
    ({ state }) => state === 'called' || state === 'playing',
  );
  if (isPlayed) return null;
  const lunches = facts.breaks
    .filter(({ kind, eventId }) => kind === 'lunch' && eventId === null)
    .filter(({ from, until }) => minuteAt(from) <= now && now < minuteAt(until))
    .map(({ until }) => minuteAt(until));
  const breaks = facts.courts
    .filter(({ isClosed }) => !isClosed)
    .map(({ id }) => breakEnd(facts, id));
  const isWhole = breaks.length > 0 && breaks.every((end) => end !== null);
  const ends = [...lunches, ...(isWhole ? [Math.min(...breaks.map((end) => end ?? 0))] : [])];
  const first = Math.min(...[...expected.values()].map(({ start }) => start));
  return ends.length === 0 || first <= now ? null : instantOf(Math.min(first, Math.max(...ends)));
}
