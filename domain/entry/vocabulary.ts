/** Vocabulary of a tournament entry that browser, server and rules share (spec sections 2.22 and 9). */
export const TOURNAMENT_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type TournamentLevel = (typeof TOURNAMENT_LEVELS)[number];

export const EVENT_TYPES = ['Singles', 'Doubles', 'Team'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const TOURNAMENT_STATES = ['open', 'closed', 'cancelled'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/**
 * The state of a place in a tournament: reserved until paid, confirmed by payment, lapsed when nobody paid in time,
 * withdrawn by the player, or cancelled with the tournament.
 */
export const ENTRY_STATES = ['reserved', 'confirmed', 'lapsed', 'withdrawn', 'cancelled'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** The states of an entry that has its place: it is paid, or may still be. */
export const LIVE_STATES = ['reserved', 'confirmed'] as const satisfies readonly EntryState[];

/** Whether an entry has its place. */
export function isLive({ state }: { readonly state: EntryState }): boolean {
  return LIVE_STATES.some((live) => live === state);
}

/** Who made an entry: the player, or the organizer for somebody without an account. */
export const ENTRY_SOURCES = ['player', 'organizer'] as const;

/**
 * The state of a person on the waiting list: waiting, offered a place for a limited time, accepted it, let the offer
 * lapse, left the list, or closed with the tournament.
 */
export const WAITING_STATES = [
  'waiting',
  'offered',
  'accepted',
  'lapsed',
  'left',
  'closed',
] as const;

/** Further ways to pay (next.md, D3), each only where the provider offers it. */
const PROVIDER_WAYS = ['konbini', 'paypay'] as const;
export type ProviderWay = (typeof PROVIDER_WAYS)[number];

/** The same with a transfer to the organizer's bank account, which no provider knows. */
export const FURTHER_WAYS = [...PROVIDER_WAYS, 'transfer'] as const;
export type FurtherWay = (typeof FURTHER_WAYS)[number];

/** Ways to pay an entry (spec section 9); the first is the default. */
export const PAYMENT_METHODS = ['credit-card', 'qr-code', 'points', ...FURTHER_WAYS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * What an unpaid place waits for: the money at a store's till, an approval on the pages of a bank or a payment app, or a
 * transfer to the organizer's account.
 */
export const WAITS_FOR = ['store', 'approval', 'transfer'] as const;

/** Whether the fee of an entry is refunded: not at all, once the payer has given a bank account, still to be sent, or sent. */
export const REFUND_PROGRESS = ['none', 'needs-account', 'pending', 'done'] as const;
