/** Colours of a mail's state. */
export const MAIL_TONES = {
  queued: 'blue',
  sent: 'green',
  failed: 'amber',
  refused: 'red',
  recalled: 'neutral',
} as const;
