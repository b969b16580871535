/**
 * The topics of reads: the first word of every query's key, which the compiler checks. A write names the topics that it
 * changes (`reads` of platform/web/api/use-submit.ts), and everything on the screen of them is read again.
 */
export type Topic =
  | 'business'
  | 'court-link'
  | 'devices'
  | 'entries'
  | 'groups'
  | 'guardian-page'
  | 'guardians'
  | 'home'
  | 'deletion-preview'
  | 'notification-preferences'
  | 'notifications'
  | 'operator'
  | 'organizer'
  | 'passkeys'
  | 'payments'
  | 'payouts'
  | 'practice'
  | 'profile'
  | 'public-bracket'
  | 'push-device'
  | 'ratings'
  | 'second-factor'
  | 'session'
  | 'tournaments';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Topic, ...unknown[]];
  }
}
