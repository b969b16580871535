import type { Mail } from '#platform/server/mail/mailer.ts';
import { dateTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Reader } from '../../server/accounts.reader.store.ts';

const WORDS = { en, ja };

interface Facts {
  readonly reader: Reader;
  readonly dedupeKey: string;
  readonly origin: string;
}

/** The link that proves the mailbox, when it is asked for again. */
export function verifyMail({
  reader,
  dedupeKey,
  origin,
  secret,
}: Facts & { secret: string }): Mail {
  const { email: to, language } = reader;
  const t = WORDS[language];
  return {
    kind: 'verify-email',
    dedupeKey,
    to,
    language,
    secret,
    subject: t.verifySubject,
    paragraphs: [
      t.greeting(reader.name),
      `${t.verifyText}\n${origin}/verify-email#${secret}`,
      t.verifyValid,
      t.verifyNotYou,
    ],
  };
}

/** To the new address: the link that makes it the account's. */
export function changeMail({
  reader,
  dedupeKey,
  origin,
  secret,
}: Facts & { secret: string }): Mail {
  const { email: to, language } = reader;
  const t = WORDS[language];
  return {
    kind: 'email-change',
    dedupeKey,
    to,
    language,
    secret,
    subject: t.emailChangeSubject,
    paragraphs: [
      t.greeting(reader.name),
      `${t.emailChangeText}\n${origin}/confirm-email#${secret}`,
      t.emailChangeValid,
      t.verifyNotYou,
    ],
  };
}

/** To the new address, when it has an account of its own: without a name, since its reader is somebody else. */
export function takenMail(facts: {
  to: string;
  language: Language;
  dedupeKey: string;
  origin: string;
}): Mail {
  const { to, language, dedupeKey, origin } = facts;
  const t = WORDS[language];
  return {
    kind: 'email-taken',
    dedupeKey,
    to,
    language,
    subject: t.emailTakenSubject,
    paragraphs: [t.emailTakenText, `${t.emailTakenLogin}\n${origin}/login`, t.emailTakenNotYou],
  };
}

/** To the old address: which the new one is, and the way back. */
export function movedMail({
  reader,
  dedupeKey,
  origin,
  newEmail,
  at,
  undoSecret,
}: Facts & { newEmail: string; at: Date; undoSecret: string | null }): Mail {
  const { email: to, language } = reader;
  const t = WORDS[language];
  return {
    kind: 'email-moved',
    dedupeKey,
    to,
    language,
    ...(undoSecret && { secret: undoSecret }),
    subject: t.emailMovedSubject,
    paragraphs: [
      t.greeting(reader.name),
      t.emailMovedText(dateTime(at.toISOString(), language), newEmail),
      undoSecret
        ? `${t.emailMovedUndo}\n${origin}/undo-email#${undoSecret}`
        : `${t.emailMovedContact}\n${origin}/help`,
    ],
  };
}
