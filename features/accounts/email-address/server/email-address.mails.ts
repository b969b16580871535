import type { Mail } from '#platform/server/mail/mailer.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Reader } from '../../server/accounts.reader.store.ts';

const WORDS = { en, ja };

/** The link that proves the mailbox, when it is asked for again. */
export function verifyMail({
  reader,
  dedupeKey,
  origin,
  secret,
}: {
  reader: Reader;
  dedupeKey: string;
  origin: string;
  secret: string;
}): Mail {
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
