import {
  type EntryState,
  type EventType,
  isLive,
  type REFUND_PROGRESS,
  type TOURNAMENT_STATES,
} from '#domain/entry/vocabulary.ts';
import { isForTeams } from '#features/entries/teams/teams.policy.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import { addDays, type PlainDate } from '#platform/shared/format.ts';
import type { Removal } from './entry-list.vocabulary.ts';

interface Facts {
  readonly state: (typeof TOURNAMENT_STATES)[number];
  readonly finalizedAt: Date | null;
}

/**
 * How somebody whom the organizer has entered leaves the list: from a published draw as a withdrawal, since results and places follow from it;
 * null once the results are final. The newest draw of their event is missing before the first.
 */
export function removalOf(
  { state, finalizedAt }: Facts,
  newest: Parameters<typeof isOut>[0] | undefined,
): Removal | null {
  if (state === 'cancelled') return 'remove';
  if (finalizedAt !== null) return null;
  return newest && isOut(newest) ? 'withdraw' : 'remove';
}

/** Why the names of people whom the organizer has entered stay as they are; null while they can change. A team is renamed in its own way. */
export function namesRefusal(
  { state, finalizedAt }: Facts,
  eventType: EventType,
): 'NOT_A_PERSON' | 'TOURNAMENT_CANCELLED' | 'TOURNAMENT_FINALIZED' | null {
  if (isForTeams(eventType)) return 'NOT_A_PERSON';
  if (state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  return finalizedAt === null ? null : 'TOURNAMENT_FINALIZED';
}

/** For how long after the last day of a tournament its organizer reaches who has entered. */
export const CONTACT_DAYS = 90;

/** Whether nothing of a tournament is left that its organizer would write about. */
export function areContactsOver(lastDay: PlainDate, today: PlainDate): boolean {
  return today > addDays(lastDay, CONTACT_DAYS);
}

interface Entered {
  readonly state: EntryState;
  readonly confirmedAt: Date | null;
  readonly refund: (typeof REFUND_PROGRESS)[number];
  readonly paymentUnderWay: boolean;
}

/**
 * Whether the organizer reads phone and e-mail of who has entered: of who has or had a place, until the contacts are over, and as long as
 * money of the entry is on its way.
 */
export function showsContact(entry: Entered, isOver: boolean): boolean {
  const { refund, paymentUnderWay } = entry;
  if (paymentUnderWay || refund === 'pending' || refund === 'needs-account') return true;
  return !isOver && (isLive(entry) || entry.confirmedAt !== null);
}
