/**
 * How far a dispute of a charge is, as the payment company says: it waits for evidence, it is looked at, and it was decided
 * for or against the organizer. The payer's bank takes the money back while it is open, and keeps it where it is lost.
 */
export const DISPUTE_STATES = ['open', 'under-review', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
