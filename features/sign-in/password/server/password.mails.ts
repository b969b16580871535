import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { personalMail } from '#platform/server/mail/personal-mail.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';

/** A mail to the owner of an account. */
const ownersMail = personalMail({ en, ja }, (t, name) => t.greeting(name));

interface Facts {
  readonly recipient: Recipient;
  readonly dedupeKey: string;
  readonly origin: string;
}

/** The link to a new password. */
export function resetMail({ origin, ...to }: Facts & { secret: string }): Mail {
  return ownersMail({ kind: 'reset-password', ...to }, (t) => ({
    subject: t.resetSubject,
    paragraphs: [
      `${t.resetText}\n${origin}/reset-password#${to.secret}`,
      t.resetValid,
      t.resetNotYou,
    ],
  }));
}

/** No link: a new password does not end a suspension. */
export function suspendedMail({ recipient, dedupeKey }: Omit<Facts, 'origin'>): Mail {
  return ownersMail({ kind: 'reset-password-suspended', dedupeKey, recipient }, (t) => ({
    subject: t.suspendedSubject,
    paragraphs: [t.suspendedText, t.suspendedContact],
  }));
}

/** Reports every change of the password, with the steps for an owner who did not make it. */
export function changedMail({ recipient, dedupeKey, origin, at }: Facts & { at: Date }): Mail {
  return ownersMail({ kind: 'password-changed', dedupeKey, recipient }, (t, language) => ({
    subject: t.changedSubject,
    paragraphs: [
      t.changedText(dateTime(at.toISOString(), language)),
      t.changedOthersOut,
      `${t.changedNotYou}\n${origin}/forgot-password`,
    ],
  }));
}
