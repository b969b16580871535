import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { StoredPayment } from '../../server/payments.store.ts';

/** What goes back to who has paid one entry; of a school's transfer to everybody who looks after the school. */
export interface GrantedPart {
  readonly entry: StoredEntry;
  /** Null where a school has transferred it to the organizer. */
  readonly payment: StoredPayment | null;
  readonly amountYen: number;
  /** Of the points that paid it: they no longer count, although they are given back. */
  readonly expiredPoints: number;
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The organizer gives fees back without a rule. Who has paid outside the app is not among the parts. */
    'refund.granted': {
      readonly decisionId: string;
      readonly tournament: StoredTournament;
      /** What the payer reads. */
      readonly reason: string;
      readonly parts: readonly GrantedPart[];
    };
  }
}
