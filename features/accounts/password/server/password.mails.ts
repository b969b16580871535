import type { Mail } from '#platform/server/mail/mailer.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Reader } from '../../server/accounts.reader.store.ts';

const WORDS = { en, ja };

interface Facts {
  readonly reader: Reader;
  readonly dedupeKey: string;
  readonly origin: string;
}

/** The link to a new password. */
export function resetMail({ reader, dedupeKey, origin, secret }: Facts & { secret: string }): Mail {
  const { email: to, language } = reader;
  const t = WORDS[language];
  return {
    kind: 'reset-password',
    dedupeKey,
    to,
    language,
    secret,
    subject: t.resetSubject,
    paragraphs: [
      t.greeting(reader.name),
      `${t.resetText}\n${origin}/reset-password#${secret}`,
      t.resetValid,
      t.resetNotYou,
    ],
  };
}

/** No link: whoever is kept out does not get in by way of the password. */
export function suspendedMail({ reader, dedupeKey }: Omit<Facts, 'origin'>): Mail {
  const { email: to, language } = reader;
  const t = WORDS[language];
  return {
    kind: 'reset-password-suspended',
    dedupeKey,
    to,
    language,
    subject: t.suspendedSubject,
    paragraphs: [t.greeting(reader.name), t.suspendedText, t.suspendedContact],
  };
}

/** "Your password was changed", after every change, with the way back for an owner who did not do it. */
export function changedMail({ reader, dedupeKey, origin, at }: Facts & { at: Date }): Mail {
  const { email: to, language } = reader;
  const t = WORDS[language];
  return {
    kind: 'password-changed',
    dedupeKey,
    to,
    language,
    subject: t.changedSubject,
    paragraphs: [
      t.greeting(reader.name),
      t.changedText(dateTime(at.toISOString(), language)),
      t.changedOthersOut,
      `${t.changedNotYou}\n${origin}/forgot-password`,
    ],
  };
}
