import type { NotificationKind } from '../notifications.vocabulary.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * Notices that also come to the lock screen. After `ttlS` seconds a push service discards them. `urgent` ones wake a
 * sleeping phone.
 */
export const PUSHED: Partial<
  Record<NotificationKind, { readonly ttlS: number; readonly urgent: boolean }>
> = {
  'match-called': { ttlS: 15 * MINUTE_S, urgent: true },
  'court-called': { ttlS: 15 * MINUTE_S, urgent: true },
  'court-called-again': { ttlS: 15 * MINUTE_S, urgent: true },
  'court-next': { ttlS: 15 * MINUTE_S, urgent: true },
  'court-waiting': { ttlS: 15 * MINUTE_S, urgent: true },
  'umpire-called': { ttlS: 15 * MINUTE_S, urgent: true },
  'umpire-released': { ttlS: 15 * MINUTE_S, urgent: true },
  'match-earlier': { ttlS: 15 * MINUTE_S, urgent: true },
  'pupils-called': { ttlS: 15 * MINUTE_S, urgent: true },
  'pupils-waiting': { ttlS: 15 * MINUTE_S, urgent: true },
  'orders-due': { ttlS: 15 * MINUTE_S, urgent: true },
  'orders-revealed': { ttlS: HOUR_S, urgent: true },
  'season-proposal': { ttlS: 24 * HOUR_S, urgent: false },
  'season-agreed': { ttlS: 24 * HOUR_S, urgent: false },
  'season-declined': { ttlS: 24 * HOUR_S, urgent: false },
  'season-moved': { ttlS: 24 * HOUR_S, urgent: false },
  'season-result': { ttlS: 24 * HOUR_S, urgent: false },
  'season-disputed': { ttlS: 24 * HOUR_S, urgent: false },
  'season-decided': { ttlS: 24 * HOUR_S, urgent: false },
  'season-order': { ttlS: 24 * HOUR_S, urgent: false },
  'season-order-due': { ttlS: 2 * HOUR_S, urgent: false },
  'season-left': { ttlS: 72 * HOUR_S, urgent: true },
  'season-back': { ttlS: 72 * HOUR_S, urgent: true },
  'season-orders-out': { ttlS: 24 * HOUR_S, urgent: false },
  // Silence is consent after minutes: later the question is none.
  'result-entered': { ttlS: 15 * MINUTE_S, urgent: true },
  'result-denied': { ttlS: HOUR_S, urgent: true },
  'result-disputed': { ttlS: HOUR_S, urgent: true },
  'results-held': { ttlS: 24 * HOUR_S, urgent: false },
  'withdrawal-requested': { ttlS: 24 * HOUR_S, urgent: true },
  'withdrawal-declined': { ttlS: 24 * HOUR_S, urgent: true },
  'entry-reinstated': { ttlS: 24 * HOUR_S, urgent: true },
  'place-offered': { ttlS: 12 * HOUR_S, urgent: true },
  'pair-invited': { ttlS: 72 * HOUR_S, urgent: false },
  'pair-accepted': { ttlS: 72 * HOUR_S, urgent: false },
  'tournament-cancelled': { ttlS: 72 * HOUR_S, urgent: true },
  'draw-published': { ttlS: 72 * HOUR_S, urgent: false },
  'draw-amended': { ttlS: 24 * HOUR_S, urgent: true },
  'draw-withdrawn': { ttlS: 72 * HOUR_S, urgent: false },
  'desk-cancelled': { ttlS: 72 * HOUR_S, urgent: true },
  'desk-moved': { ttlS: 72 * HOUR_S, urgent: false },
  'desk-now-referee': { ttlS: 72 * HOUR_S, urgent: false },
  'desk-now-helper': { ttlS: 72 * HOUR_S, urgent: false },
  'desk-removed': { ttlS: 72 * HOUR_S, urgent: false },
  'tournament-changed': { ttlS: 72 * HOUR_S, urgent: false },
};

/** The message to the phone, encrypted for it alone. It contains only what bystanders may read. */
export interface PushMessage {
  /** The notification's id: a message that comes twice is shown once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** The screen that a tap opens. */
  readonly path: string;
}

/** The limit of devices of one account; a further one replaces the oldest. */
export const MOST_DEVICES = 20;
