import type { PairState, PartnerState } from './partners.vocabulary.ts';

/** What people see of a stored partner at `now`; null is an entry that never had one. */
export function pairStateOf(
  partner: { readonly state: PartnerState; readonly expiresAt: Date | string | null } | null,
  now: Date,
): PairState {
  if (!partner) return 'none';
  switch (partner.state) {
    case 'invited':
      return hasLapsed(partner.expiresAt, now) ? 'lapsed' : 'invited';
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
function hasLapsed(expiresAt: Date | string | null, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}
