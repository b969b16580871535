/**
 * Money that goes back by a transfer, because the way by which it came takes none: it waits for the payer's bank account, then
 * for the transfer.
 */
export const PAYOUT_STATES = ['needs-account', 'ready', 'paid-out'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Who has the money, and transfers it: the operator what stores have taken or the provider could not refund, the organizer what came by a transfer. */
export const PAYOUT_OWNERS = ['operator', 'organizer'] as const;
export type PayoutOwner = (typeof PAYOUT_OWNERS)[number];

/** Why money goes back: a fee is refunded, more was paid than the fees, or the provider could not refund a fee the way it came. */
export const PAYOUT_REASONS = ['refund', 'surplus', 'failed-refund'] as const;

/** Who has paid by a link and left an address: asked for the account, or has given it. */
export const PAYER_STEPS = ['asked', 'given'] as const;

/** The kinds of accounts that Japanese banks transfer to. */
export const ACCOUNT_TYPES = ['ordinary', 'current', 'savings'] as const;

export const LONGEST_BANK = 40;
/** As banks print it; a voiced sign counts as a letter. */
export const LONGEST_HOLDER = 48;
export const LONGEST_PAID_NAME = 60;
