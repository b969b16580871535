import { type EntryState, isLive, type REFUND_PROGRESS } from '#domain/entry/vocabulary.ts';
import { addDays, type PlainDate } from '#platform/shared/format.ts';

/** For how long after the last day of a tournament its organizer reaches who has entered. */
export const CONTACT_DAYS = 90;

/** Whether nothing of a tournament is left that its organizer would write about; `lastDay` is that of a season where it has one. */
export function areContactsOver(
  tournament: { readonly eventDate: PlainDate },
  { lastDay, today }: { readonly lastDay: PlainDate | null; readonly today: PlainDate },
): boolean {
  const { eventDate } = tournament;
  const end = lastDay !== null && lastDay > eventDate ? lastDay : eventDate;
  return today > addDays(end, CONTACT_DAYS);
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
