import type { Availability } from '#domain/entry/entry.ts';
import { pairStateOf } from '#features/entries/partners/partners.policy.ts';
import type { PairState, PartnerState } from '#features/entries/partners/partners.vocabulary.ts';

export type ClosedPairs = 'TOURNAMENT_CANCELLED' | 'ENTRIES_CLOSED';

/** Why the pairs of an event can no longer change; null as long as it takes entries, full or not. */
export function closedPairs(availability: Availability): ClosedPairs | null {
  if (availability === 'cancelled') return 'TOURNAMENT_CANCELLED';
  return availability === 'open' || availability === 'full' ? null : 'ENTRIES_CLOSED';
}

export type InvitationRefusal = ClosedPairs | 'ENTRY_GONE' | 'INVITE_USED' | 'INVITE_LAPSED';

/** Why an invitation can no longer be answered at `now`, or null; where several reasons apply, the more final one. */
export function invitationRefusal(
  invitation: { readonly state: PartnerState; readonly expiresAt: Date | null },
  about: {
    /** The place is the player's: confirmed, or held for the partner's part of the fee. */
    readonly holds: boolean;
    /** It waits for the partner's part: then it can be completed after entries have closed, too. */
    readonly waits: boolean;
    readonly availability: Availability;
    readonly now: Date;
  },
): InvitationRefusal | null {
  const { holds, waits, availability, now } = about;
  if (availability === 'cancelled') return 'TOURNAMENT_CANCELLED';
  const isAnswered = invitation.state === 'lapsed' || invitation.state === 'declined';
  if ((!holds && !isAnswered) || GONE.includes(invitation.state)) return 'ENTRY_GONE';
  const state = pairStateOf(invitation, now);
  if (state === 'lapsed') return 'INVITE_LAPSED';
  if (state !== 'invited') return 'INVITE_USED';
  return waits ? null : closedPairs(availability);
}

/** The player has taken the invitation back, or given up the place. */
const GONE: readonly PartnerState[] = ['withdrawn', 'ended'];

/** What somebody saw of a pair before changing it. */
export interface SeenPartner {
  readonly id: string;
  readonly state: PairState;
}

/** Whether the stored partner is still the one that the writer saw; null is none. */
export function isSeen(
  stored: {
    readonly id: string;
    readonly state: PartnerState;
    readonly expiresAt: Date | null;
  } | null,
  seen: SeenPartner | null,
  now: Date,
): boolean {
  if (!stored || !seen) return !stored && !seen;
  return stored.id === seen.id && pairStateOf(stored, now) === seen.state;
}
