import { listedWords } from '#platform/shared/known-word.ts';
import type { NewsKind } from './preferences/preferences.vocabulary.ts';

/** Events of which a person is notified in the app. */
export const NOTIFICATION_KINDS = [
  'welcome',
  'entry-confirmed',
  'entry-withdrawn',
  'entry-lapsed',
  'pay-at-store',
  'pay-by-transfer',
  'transfers-due',
  'transfer-account-changed',
  'payment-disputed',
  'dispute-ended',
  'refund-needs-account',
  'refund-payer-asked',
  'payout-ready',
  'refund-granted',
  'refund-done',
  'tournament-cancelled',
  'tournament-changed',
  'place-offered',
  'offer-lapsed',
  'pair-invited',
  'pair-accepted',
  'pair-declined',
  'pair-lapsed',
  'pair-left',
  'pair-ended',
  'pair-changed',
  'pair-half-paid',
  'pair-unpaid',
  'team-renamed',
  'entered-by-school',
  'school-entry-ended',
  'application-paid',
  'application-due',
  'application-lapsed',
  'application-line-withdrawn',
  'match-called',
  'court-called',
  'court-called-again',
  'court-next',
  'court-waiting',
  'umpire-called',
  'umpire-released',
  'match-earlier',
  'pupils-called',
  'pupils-waiting',
  'orders-due',
  'orders-revealed',
  'season-proposal',
  'season-agreed',
  'season-declined',
  'season-moved',
  'season-result',
  'season-disputed',
  'season-decided',
  'season-order',
  'season-order-due',
  'season-orders-out',
  'season-left',
  'season-back',
  'result-entered',
  'result-denied',
  'result-disputed',
  'results-held',
  'draw-published',
  'draw-amended',
  'draw-withdrawn',
  'rate-changed',
  'rate-corrected',
  'mails-ended',
  'member-joined',
  'join-asked',
  'join-accepted',
  'join-refused',
  'member-merged',
  'guardian-confirmed',
  'guardian-declined',
  'guardian-stopped',
  'withdrawn-by-guardian',
  'withdrawal-asked',
  'withdrawal-asked-by-school',
  'pair-withdrawal-asked',
  'withdrawal-declined',
  'withdrawal-granted',
  'withdrawal-requested',
  'withdrawn-by-organizer',
  'withdrawn-by-school',
  'entry-reinstated',
  'referee-accepted',
  'referee-declined',
  'referee-left',
  'desk-cancelled',
  'desk-moved',
  'desk-now-referee',
  'desk-now-helper',
  'desk-removed',
] as const satisfies readonly NewsKind[];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a person's list has: those kinds, and `newer` for one that a newer version has added. */
export const LISTED_KINDS = listedWords(NOTIFICATION_KINDS);
export type ListedKind = (typeof LISTED_KINDS)[number];

/** The facts that a notification's text needs; amounts are yen. */
export interface NotificationFacts {
  readonly tournamentId?: number;
  readonly tournamentName?: string;
  readonly eventDate?: string;
  /** Of the tournament's event. */
  readonly eventId?: number;
  /** Whose draw it is: the position of the stage in its event; the first one without. */
  readonly stage?: number;
  readonly amountYen?: number;
  readonly points?: number;
  /** Of a match in a club's practice. */
  readonly sessionId?: string;
  readonly groupId?: number;
  readonly groupName?: string;
  readonly opponent?: string;
  readonly place?: string;
  /** The place is the name of a court, or of a table. */
  readonly courtKind?: 'court' | 'table';
  /** From when a match may begin, an instant. */
  readonly notBefore?: string;
  /** Who has joined a group, or asks to. */
  readonly memberName?: string;
  /** The own entry in doubles whose pair has changed. */
  readonly entryId?: string;
  /** A school's application, which the reader looks after. */
  readonly applicationId?: string;
  /** The school or club whose application it is. */
  readonly schoolName?: string;
  /** The invitation to be somebody's partner. */
  readonly invitationId?: string;
  /** The reader's own player, whose page has the reasons of a rate. */
  readonly playerId?: string;
}

export const ANNOUNCEMENT_STATES = ['draft', 'published', 'withdrawn'] as const;
