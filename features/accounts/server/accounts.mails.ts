import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Reader } from './accounts.reader.store.ts';

interface ToOwner extends Pick<Mail, 'kind' | 'dedupeKey' | 'secret'> {
  readonly reader: Reader;
}

/** A mail to the owner of an account: in their language, with a greeting before what it says. */
export function ownersMail<Words extends { greeting(name: string): string }>(
  words: Readonly<Record<Language, Words>>,
  { reader, ...mail }: ToOwner,
  say: (t: Words, language: Language) => Pick<Mail, 'subject' | 'paragraphs'>,
): Mail {
  const { email: to, language } = reader;
  const t = words[language];
  const { subject, paragraphs } = say(t, language);
  return { ...mail, to, language, subject, paragraphs: [t.greeting(reader.name), ...paragraphs] };
}
