import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import { replyAddress } from '../../server/entries.organizer.mails.ts';
import type { MessageForm } from '../entry-list.form.ts';

const WORDS = { en, ja };

/** A message of the organizer, as one of its readers gets it. */
export function organizerMail(facts: {
  id: string;
  to: string;
  language: Language;
  message: MessageForm;
  tournament: StoredTournament;
}): Mail {
  const { id, to, language, message, tournament } = facts;
  return {
    kind: 'organizer-message',
    dedupeKey: `organizer-message ${id} ${to.toLowerCase()}`,
    to,
    language,
    replyTo: replyAddress(tournament),
    subject: message.subject,
    paragraphs: [
      ...message.text.split(/\n{2,}/),
      WORDS[language].fromOrganizer(tournament.organizerName, tournament.name),
    ],
  };
}
