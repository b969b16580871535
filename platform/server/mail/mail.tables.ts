import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/**
 * `failed`: the mail server could not be reached or takes nothing of us, and delivery is tried again. `refused`: the mail server refused it
 * permanently. `recalled`: taken back before it was sent.
 */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'refused', 'recalled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Every mail as it was written, so that an operator can read it and see whether it was sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** One event gives one mail, also when the event is repeated. */
    dedupeKey: text().notNull().unique('mails_once'),
    kind: text().notNull(),
    toAddress: text().notNull(),
    /** The address for replies; null for mails without replies. */
    replyTo: text(),
    language: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /**
     * The secret of a link in it, for its reader only; deleted from the bodies, and empty here, once a mail server has the mail. Null for a
     * mail without one.
     */
    secret: text(),
    /** Where its reader's mail program ends mails of its kind (RFC 8058); null for mails that always come. */
    unsubscribeUrl: text(),
    state: text({ enum: MAIL_STATES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The last failure was an answer about the recipient: other mails are sent. */
    failedForRecipient: boolean().notNull().default(false),
    triedAt: instant(),
    /** It is not sent before; until then its cause can still be undone. */
    sendAfter: instant(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    index('mails_by_time').on(table.createdAt),
    index('mails_by_address').on(sql`lower(${table.toAddress})`, table.createdAt),
    index('mails_waiting').on(table.createdAt).where(sql`${table.state} in ('queued', 'failed')`),
    check(
      'mails_state_known',
      sql`${table.state} in ('queued', 'sent', 'failed', 'refused', 'recalled')`,
    ),
  ],
);
