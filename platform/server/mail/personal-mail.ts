import type { Language } from '#platform/shared/language.ts';
import type { Mail } from './mailer.ts';

interface ToReader extends Pick<Mail, 'kind' | 'dedupeKey' | 'secret'> {
  readonly reader: { readonly email: string; readonly name: string; readonly language: Language };
}

/** Makes the writer of mails to people, in their language, each with a greeting before its text. */
export function personalMail<MessageCatalog>(
  words: Readonly<Record<Language, MessageCatalog>>,
  greet: (t: MessageCatalog, name: string) => string,
) {
  return (
    { reader, ...mail }: ToReader,
    write: (t: MessageCatalog, language: Language) => Pick<Mail, 'subject' | 'paragraphs'>,
  ): Mail => {
    const { email: to, language, name } = reader;
    const t = words[language];
    const { subject, paragraphs } = write(t, language);
    return { ...mail, to, language, subject, paragraphs: [greet(t, name), ...paragraphs] };
  };
}
