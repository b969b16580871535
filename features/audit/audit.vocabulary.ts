/** The actions of operators; each one is a line of the audit log, which is never edited. */
export const AUDIT_ACTIONS = [
  'application-approved',
  'application-declined',
  'decision-undone',
  'announcement-written',
  'announcement-published',
  'announcement-withdrawn',
  'account-suspended',
  'account-reinstated',
  'second-factor-reset',
  'tournament-suspended',
  'tournament-reinstated',
  'tournament-unrated',
  'tournament-rated',
  'tournament-changed',
  'tournament-closed',
  'tournament-reopened',
  'tournament-cancelled',
  'mail-retried',
  'refund-retried',
  'business-changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
