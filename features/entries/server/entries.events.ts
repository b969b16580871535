import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import type { StoredApplication } from '../applications/server/applications.store.ts';
import type { StoredPartner } from '../partners/server/partners.store.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import type { StoredManualEntry } from './entries.manual.store.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';

/** Points that a paid entry earns, and the first day on which they can be spent. */
export interface EarnedPoints {
  readonly points: number;
  readonly from: PlainDate;
}

/**
 * Somebody who plays on in a line whose players have changed, by the ids of before and of now: that of the entry, of the second of a
 * pair that of `entry_partners`. A team is its entry, with any squad.
 */
export interface StayingPerson {
  readonly before: string;
  readonly now: string;
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    'entry.confirmed': EntryWithTournament & { readonly earned: EarnedPoints | null };
    'entry.withdrawn': EntryWithTournament & {
      /** Whether the fee goes back; `entry.paymentMethod` says how. */
      readonly refund: boolean;
      /**
       * Who gives the place up; `account-deletion` has its own mail. From a closed event, a request was `granted`, or the
       * `organizer` or a referee has begun it. `school`: somebody who looks after the school that has entered it.
       */
      readonly by: 'player' | 'guardian' | 'account-deletion' | 'granted' | 'organizer' | 'school';
    };
    /** Somebody whom the organizer has entered without an account is out. */
    'entry.removed': {
      readonly entry: { readonly id: string; readonly eventId: number };
      readonly tournament: StoredTournament;
    };
    /** The organizer or a referee has taken a withdrawal back: the entry is confirmed again, with its line. */
    'entry.reinstated': {
      readonly entry: { readonly id: string; readonly eventId: number };
      /** The entry as it is now; null for somebody whom the organizer has entered without an account. */
      readonly ofPlayer: StoredEntry | null;
      readonly tournament: StoredTournament;
      /** When it had ended. */
      readonly endedAt: Date;
      /** Distinguishes one reinstatement of the entry from the next. */
      readonly requestId: string;
    };
    /** The organizer has entered somebody without an account; the place is confirmed. */
    'entry.added': {
      readonly entry: { readonly id: string; readonly eventId: number };
      readonly tournament: StoredTournament;
    };
    /** The organizer has corrected the names of people on paper, or others play instead of them. */
    'names.corrected': {
      readonly entry: { readonly id: string; readonly eventId: number };
      readonly tournament: StoredTournament;
      readonly stay: readonly StayingPerson[];
    };
    /** The team of an entry has another name. */
    'team.renamed': {
      readonly entry: { readonly id: string; readonly eventId: number };
      readonly tournament: StoredTournament;
      /** Its contact person, or the organizer. */
      readonly by: 'player' | 'organizer';
    };
    /** One of the two of a pair has paid their part of a split fee; the place is confirmed with the partner's. */
    'half.paid': EntryWithTournament & {
      readonly by: 'player' | 'partner';
      readonly partner: StoredPartner | null;
      readonly paymentMethod: PaymentMethod;
      readonly earned: EarnedPoints | null;
    };
    /** The partner, who had paid, is no longer in the pair: their part goes back. */
    'half.given-back': EntryWithTournament & { readonly payerId: string };
    /** Money has gone back to who paid it. */
    'entry.refunded': EntryWithTournament & {
      /** To a bank account, instead of the way it came. */
      readonly toAccount: boolean;
      readonly payment: {
        /** Of the refund; several may be made of one payment. */
        readonly refundId: string;
        readonly accountId: string;
        readonly amountYen: number;
      };
    };
    /** A partner has accepted and not paid in time: the invitation is open again. `partner` is as it was before. */
    'turn.lapsed': { readonly partner: StoredPartner; readonly tournament: StoredTournament };
    /** The fee, or the other half of it, was not paid before the reservation expired. The entry is as it was before. */
    'entry.lapsed': EntryWithTournament;
    /** A school has paid its application; `application` is as it is now. */
    'application.paid': {
      readonly application: StoredApplication;
      readonly tournament: StoredTournament;
      readonly lines: readonly StoredEntry[];
      /** Null where a transfer has paid, or there was nothing to pay. */
      readonly method: PaymentMethod | null;
    };
    /** A school has not paid in time. The application and its lines are as they were before. */
    'application.lapsed': {
      readonly application: StoredApplication;
      readonly tournament: StoredTournament;
      readonly lines: readonly StoredEntry[];
    };
    /** Another pupil plays in a line of a school's application, or one of its pupils has an account from now on, or no longer. */
    'line.replaced': EntryWithTournament & { readonly stay: readonly StayingPerson[] };
    /** A place is free, and this person on the waiting list holds it until `offerUntil`. */
    'place.offered': {
      readonly waiting: StoredWaiting;
      readonly tournament: StoredTournament;
      readonly offerUntil: Date;
    };
    'offer.lapsed': {
      readonly waiting: Pick<StoredWaiting, 'id' | 'accountId' | 'eventId'>;
      readonly tournament: StoredTournament;
    };
    /** All entries of a tournament end with it. The entries carry their earlier state: reserved or confirmed. */
    'entries.cancelled': {
      readonly tournament: StoredTournament;
      readonly reason: string;
      /** Who has cancelled it. */
      readonly byAccountId: string;
      readonly entries: readonly StoredEntry[];
      readonly waiting: readonly StoredWaiting[];
      readonly manual: readonly StoredManualEntry[];
      /** Of schools, as they were; their lines are among the entries. */
      readonly applications: readonly StoredApplication[];
    };
    /** The day, the time or the place of a tournament with entries changes. */
    'tournament.moved': {
      readonly tournament: StoredTournament;
      /** Who has changed it. */
      readonly byAccountId: string;
      readonly entries: readonly StoredEntry[];
      readonly manual: readonly StoredManualEntry[];
    };
  }
}
