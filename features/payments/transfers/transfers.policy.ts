import { DAY_MS } from '#platform/shared/durations.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import { isOpen } from '../payments.policy.ts';
import type { PaymentState } from '../payments.vocabulary.ts';
import type { TransferState } from './transfers.vocabulary.ts';

/** A transfer is offered while so many days are left to apply, as a payment at a store is (next.md, D3). */
const OFFERED_DAYS = 3;
/** The place is held to the end of this day at most. */
const HELD_DAYS = 7;
/** A transfer arrives on the next working day, and then the organizer has to see it. */
const ARRIVES_MS = DAY_MS;

interface Place {
  readonly now: Date;
  /** When the place was taken. */
  readonly createdAt: Date;
  readonly heldUntil: Date | null;
  /** The end of the applications. */
  readonly closesAt: Date;
}

/**
 * Until when a place is held for a transfer: to the end of the seventh day in Japan, but not beyond the end of the
 * applications. A second one for the same place does not hold it longer than the first. Null where it is not offered.
 */
export function transferEnds({ now, createdAt, heldUntil, closesAt }: Place): Date | null {
  if (closesAt.getTime() - now.getTime() < OFFERED_DAYS * DAY_MS) return null;
  const longest = Math.max(heldUntil?.getTime() ?? 0, lastDay(createdAt));
  const end = Math.min(lastDay(now), longest, closesAt.getTime() - 1000);
  return end - now.getTime() < 2 * ARRIVES_MS ? null : new Date(end);
}

/** The last second of the last day for which a place is held, in Japan. */
function lastDay(at: Date): number {
  return instantInJapan(addDays(dayInJapan(at), HELD_DAYS + 1), '00:00').getTime() - 1000;
}

/** By when the money is to be transferred, so that it arrives while the place is held. */
export function transferBy(heldUntil: Date): Date {
  return new Date(heldUntil.getTime() - ARRIVES_MS);
}

/**
 * What is due for a transfer that nobody has noted: the payer is reminded a day before the last one, the organizer is asked
 * to look at the account once it is over, and then the place is given up.
 */
export function transferStep(now: Date, heldUntil: Date): 'remind' | 'ask-organizer' | 'give-up' {
  if (now >= heldUntil) return 'give-up';
  return now >= transferBy(heldUntil) ? 'ask-organizer' : 'remind';
}

/** When the next of these steps is due after `now`; nobody is reminded on the day of the choice itself. */
export function nextTransferStep(now: Date, heldUntil: Date): Date {
  const by = transferBy(heldUntil);
  const remind = new Date(by.getTime() - DAY_MS);
  if (remind.getTime() - now.getTime() > DAY_MS / 2) return remind;
  return now < by ? by : heldUntil;
}

/** A charge by transfer as its organizer sees it. */
export function transferStateOf(state: PaymentState): TransferState {
  if (isOpen(state)) return 'waiting';
  if (state === 'succeeded') return 'paid';
  if (state === 'returned') return 'returned';
  return state === 'expired' ? 'lapsed' : 'given-up';
}
