import type { Mail } from '#platform/server/mail/mailer.ts';
import { personalMail } from '#platform/server/mail/personal-mail.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Recipient } from '../../server/accounts.recipients.store.ts';

/** A mail to the owner of an account. */
const ownersMail = personalMail({ en, ja }, (t, name) => t.greeting(name));

/** Reports an added passkey, with the steps for an owner who did not add it. */
export function addedMail(facts: {
  recipient: Recipient;
  passkeyId: string;
  name: string;
  at: Date;
  origin: string;
}): Mail {
  const { recipient, passkeyId, name, at, origin } = facts;
  const dedupeKey = `passkey-added ${passkeyId}`;
  return ownersMail({ kind: 'passkey-added', dedupeKey, recipient }, (t, language) => ({
    subject: t.passkeySubject,
    paragraphs: [
      t.passkeyText(dateTime(at.toISOString(), language), name),
      `${t.passkeyYou}\n${origin}/account`,
      `${t.passkeyNotYou}\n${origin}/forgot-password`,
    ],
  }));
}
