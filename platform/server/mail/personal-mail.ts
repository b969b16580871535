import type { Language } from '#platform/shared/language.ts';
import type { Mail } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

interface PersonalMail extends Pick<Mail, 'kind' | 'dedupeKey' | 'secret'> {
  readonly recipient: {
    readonly email: string;
    readonly name: string;
    readonly language: Language;
  };
}

/** Makes the writer of mails to people, in their language, each with a greeting before its text. */
export function personalMail<Texts>(
  words: Readonly<Record<Language, Texts>>,
  greet: (t: Texts, name: string) => string,
) {
  return (
    { recipient, ...mail }: PersonalMail,
    write: (t: Texts, language: Language) => Pick<Mail, 'subject' | 'paragraphs'>,
  ): Mail => {
    const { email: to, language, name } = recipient;
    const t = words[language];
    const { subject, paragraphs } = write(t, language);
    // The mailbox may be anybody's, such as that of a new address which nobody has confirmed.
    const greeting = greet(t, nameInMail(name));
    return { ...mail, to, language, subject, paragraphs: [greeting, ...paragraphs] };
  };
}
