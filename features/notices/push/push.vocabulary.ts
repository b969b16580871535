import type { NoticeKind } from '../notices.vocabulary.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * Notices that also come to the lock screen, with how long they are worth it, in seconds: after that a push service
 * forgets them. `urgent` ones wake a sleeping phone.
 */
export const PUSHED: Partial<
  Record<NoticeKind, { readonly ttlS: number; readonly urgent: boolean }>
> = {
  'match-called': { ttlS: 15 * MINUTE_S, urgent: true },
  'place-offered': { ttlS: 12 * HOUR_S, urgent: true },
  'tournament-cancelled': { ttlS: 72 * HOUR_S, urgent: true },
  'tournament-changed': { ttlS: 72 * HOUR_S, urgent: false },
};

/** What travels to the phone, encrypted for it alone: no more than everybody beside it may read. */
export interface PushMessage {
  /** Of the notice: the same one twice shows once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** The screen that a tap opens. */
  readonly path: string;
}

/** Devices of one account; the oldest gives way. */
export const MOST_DEVICES = 20;
