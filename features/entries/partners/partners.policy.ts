import type { EntryHold } from '#domain/entry/entry.ts';
import type { SplitFee } from '#domain/entry/split.ts';
import type { EntryState, PaymentMethod } from '#domain/entry/vocabulary.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
import type { PairState, PartnerState } from './partners.vocabulary.ts';

const ANSWER_DAYS = 7;

/** Until when an invitation made at `now` can be answered: seven days, and never after `close`, the end of entries. */
export function invitationEnds(now: Date, close: Date): Date {
  const days = new Date(now.getTime() + ANSWER_DAYS * DAY_MS);
  return days < close ? days : close;
}

/** The later of two instants. */
export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** Whether the player has paid the own part of a split fee, and the place waits for the partner's. */
export function isHalfPaid({
  state,
  partnerFeeYen,
  paymentMethod,
}: Pick<SplitFee, 'partnerFeeYen'> & {
  readonly state: EntryState;
  readonly paymentMethod: PaymentMethod | null;
}): boolean {
  return state === 'reserved' && partnerFeeYen !== null && paymentMethod !== null;
}

/** How a stored entry holds its place. */
export function asHold(
  entry: Parameters<typeof isHalfPaid>[0] & { readonly reservedUntil: Date | null },
): EntryHold {
  const reservedUntil = entry.reservedUntil?.getTime() ?? null;
  return { state: entry.state, reservedUntil, isHalfPaid: isHalfPaid(entry) };
}

/** What people see of a stored partner at `now`; null is an entry that never had one. */
export function pairStateOf(
  partner: { readonly state: PartnerState; readonly expiresAt: Date | string | null } | null,
  now: Date,
): PairState {
  if (!partner) return 'none';
  switch (partner.state) {
    case 'invited':
      return hasPassed(partner.expiresAt, now) ? 'lapsed' : 'invited';
    case 'withdrawn':
      return 'none';
    case 'ended':
      // The entry itself says that it is over.
      return 'accepted';
    default:
      return partner.state;
  }
}

/** Until the next sweep, a lapsed invitation is still stored as open. */
function hasPassed(instant: Date | string | null, now: Date): boolean {
  return instant !== null && new Date(instant) <= now;
}
