/** The states of a mail in the platform's mails table. */
export const LISTED_MAIL_STATES = ['queued', 'sent', 'failed', 'refused', 'recalled'] as const;
export type ListedMailState = (typeof LISTED_MAIL_STATES)[number];
