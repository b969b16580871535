import type { Mail } from '#platform/server/mail/mailer.ts';
import { personalMail } from '#platform/server/mail/personal-mail.ts';
import { dateTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Recipient } from '../../server/accounts.recipients.store.ts';

const WORDS = { en, ja };
/** A mail to the owner of an account. */
const ownersMail = personalMail(WORDS, (t, name) => t.greeting(name));

interface Facts {
  readonly recipient: Recipient;
  readonly dedupeKey: string;
  readonly origin: string;
}

/** The link that proves the mailbox, sent again on request. */
export function verifyMail({ origin, ...to }: Facts & { secret: string }): Mail {
  return ownersMail({ kind: 'verify-email', ...to }, (t) => ({
    subject: t.verifySubject,
    paragraphs: [
      `${t.verifyText}\n${origin}/verify-email#${to.secret}`,
      t.verifyValid,
      t.verifyNotYou,
    ],
  }));
}

/** To the new address: the link that makes it the account's. */
export function changeMail({ origin, ...to }: Facts & { secret: string }): Mail {
  return ownersMail({ kind: 'email-change', ...to }, (t) => ({
    subject: t.emailChangeSubject,
    paragraphs: [
      `${t.emailChangeText}\n${origin}/confirm-email#${to.secret}`,
      t.emailChangeValid,
      t.verifyNotYou,
    ],
  }));
}

/** To the new address, when another account has it, or can bring it back: without a name, since its recipient is somebody else. */
export function takenMail(facts: {
  to: string;
  language: Language;
  dedupeKey: string;
  origin: string;
  /** False where it was given up, and nobody can log in with it. */
  isInUse: boolean;
}): Mail {
  const { to, language, dedupeKey, origin, isInUse } = facts;
  const t = WORDS[language];
  const common = { kind: 'email-taken', dedupeKey, to, language } as const;
  if (!isInUse) {
    const paragraphs = [t.emailReleasedText, t.emailTakenNotYou];
    return { ...common, subject: t.emailReleasedSubject, paragraphs };
  }
  return {
    ...common,
    subject: t.emailTakenSubject,
    paragraphs: [t.emailTakenText, `${t.emailTakenLogin}\n${origin}/login`, t.emailTakenNotYou],
  };
}

/** To the old address: the new one, and the link that undoes the change if the old one was confirmed. */
export function movedMail({
  recipient,
  dedupeKey,
  origin,
  newEmail,
  at,
  undoSecret,
}: Facts & { newEmail: string; at: Date; undoSecret: string | null }): Mail {
  const secret = undoSecret ?? undefined;
  return ownersMail({ kind: 'email-moved', dedupeKey, recipient, secret }, (t, language) => ({
    subject: t.emailMovedSubject,
    paragraphs: [
      t.emailMovedText(dateTime(at.toISOString(), language), newEmail),
      secret
        ? `${t.emailMovedUndo}\n${origin}/undo-email#${secret}`
        : `${t.emailMovedContact}\n${origin}/help`,
    ],
  }));
}
