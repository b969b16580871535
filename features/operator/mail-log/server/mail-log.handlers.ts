import { refusal } from '#platform/server/http/refusal.ts';
import { listAll } from '#platform/server/mail/mail.list.store.ts';
import { FORGOTTEN, findById, type StoredMail } from '#platform/server/mail/mail.store.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../mail-log.contract.ts';
import { retryMail } from './mail-log.commands.ts';

const access = 'operator';

/** Every mail that the app wrote: its state, its text, and another attempt to send it. */
export const mailLogHandlers = handlers((on, services) => {
  const { db, config } = services;

  on(contract.list, { access }, async ({ query }) => {
    const { rows, nextCursor } = await listAll(db, query);
    return { mails: rows.map(asListedMail), nextCursor };
  });

  on(contract.find, { access }, async ({ params }) => {
    const mail = await findById(db, params.id);
    if (!mail) return refusal('MAIL_NOT_FOUND');
    const hidden = config.mailUrl && mail.secret;
    const text = hidden ? mail.textBody.replaceAll(hidden, FORGOTTEN) : mail.textBody;
    return { mail: { ...asListedMail(mail), text, replyTo: mail.replyTo } };
  });

  on(contract.retry, { access }, async ({ params, account }) => {
    const done = await retryMail(services, { id: params.id, operatorId: account.id });
    return done.ok ? {} : refusal(done.code);
  });
});

function asListedMail(
  mail: Omit<
    StoredMail,
    | 'textBody'
    | 'htmlBody'
    | 'language'
    | 'dedupeKey'
    | 'replyTo'
    | 'sendAfter'
    | 'failedForRecipient'
    | 'triedAt'
    | 'secret'
    | 'unsubscribeUrl'
  >,
) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.toAddress,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}
