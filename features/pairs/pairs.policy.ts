import type { Availability } from '#domain/entry/entry.ts';
import type { EntryState } from '#domain/entry/vocabulary.ts';
import { pairStateOf } from '#features/entries/partners/partners.policy.ts';
import type { PairState, PartnerState } from '#features/entries/partners/partners.vocabulary.ts';

const ANSWER_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Until when an invitation made at `now` can be answered: seven days, and never after `close`, the end of entries. */
export function invitationEnds(now: Date, close: Date): Date {
  const days = new Date(now.getTime() + ANSWER_DAYS * DAY_MS);
  return days < close ? days : close;
}

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
    readonly entryState: EntryState;
    readonly availability: Availability;
    readonly now: Date;
  },
): InvitationRefusal | null {
  const { entryState, availability, now } = about;
  if (availability === 'cancelled') return 'TOURNAMENT_CANCELLED';
  if (entryState !== 'confirmed' || GONE.includes(invitation.state)) return 'ENTRY_GONE';
  const state = pairStateOf(invitation, now);
  if (state === 'lapsed') return 'INVITE_LAPSED';
  if (state !== 'invited') return 'INVITE_USED';
  return closedPairs(availability);
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
