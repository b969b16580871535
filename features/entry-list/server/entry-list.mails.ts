import { mailsMessages as en } from '#features/entries/mails/mails.messages.en.ts';
import { mailsMessages as ja } from '#features/entries/mails/mails.messages.ja.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import type { Language } from '#platform/shared/language.ts';
import type { MessageForm } from '../entry-list.form.ts';

const WORDS = { en, ja };

/** The text below every message of an organizer: who sent it, and where an answer goes. */
export function signatureOf(tournament: StoredTournament, language: Language): string {
  const t = WORDS[language];
  const from = t.fromOrganizer(
    nameIn(tournament.organizerName, language),
    nameIn(tournament.name, language),
  );
  const reachable = replyAddress(tournament) !== undefined;
  return `${from}\n${reachable ? t.answersToOrganizer : t.answersTo(tournament.contactInfo)}`;
}

/** A message of the organizer, as one recipient gets it. */
export function organizerMail(facts: {
  id: string;
  to: string;
  /** Null when it is unknown: the app's own text is then in both languages. */
  language: Language | null;
  message: MessageForm;
  tournament: StoredTournament;
}): Mail {
  const { id, to, language, message, tournament } = facts;
  const wording = (wordingLanguage: Language, text: readonly string[]) => ({
    language: wordingLanguage,
    subject: message.subject,
    paragraphs: [...text, signatureOf(tournament, wordingLanguage)],
  });
  return {
    kind: 'organizer-message',
    dedupeKey: `organizer-message ${id} ${to.toLowerCase()}`,
    to,
    replyTo: replyAddress(tournament),
    ...wording(language ?? 'ja', message.text.split(/\n{2,}/)),
    also: language ? undefined : wording('en', []),
  };
}
