import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { personalMail } from '#platform/server/mail/personal-mail.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';

interface ChangedAccount {
  readonly recipient: Recipient;
  readonly dedupeKey: string;
  readonly at: Date;
  /** What it is now; '' for none. */
  readonly transferTo: string;
  readonly byOperator: boolean;
  /** Where it can be corrected. */
  readonly page: string;
}

const organizersMail = personalMail({ en, ja }, (t, name) => t.greeting(name));

/** "Your account for bank transfers was changed", with the steps for an organizer who does not know about it. */
export function changedAccountMail(facts: ChangedAccount): Mail {
  const { recipient, dedupeKey, at, transferTo, byOperator, page } = facts;
  const kind = 'transfer-account-changed';
  return organizersMail({ kind, dedupeKey, recipient }, (t, language) => ({
    subject: t.accountSubject,
    paragraphs: [
      t.accountText(dateTime(at.toISOString(), language)),
      ...(byOperator ? [t.accountByOperator] : []),
      transferTo === '' ? t.accountNone : t.accountNow(transferTo),
      `${t.accountNotYou}\n${page}`,
    ],
  }));
}
