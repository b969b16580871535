import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { MailFacts } from '../../server/entries.notifications.ts';

const WORDS = { en, ja };

/** "Your request was declined", with the organizer's reason. */
export function declinedMail({
  id,
  entry,
  tournament,
  recipient,
  word,
  origin,
}: MailFacts & { readonly id: string; readonly word: string }): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'withdrawal-declined',
    dedupeKey: `withdrawal-declined ${id}`,
    to: recipient.email,
    language,
    subject: t.declinedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.declinedGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      t.declinedWord(word),
      `${t.declinedPage}\n${origin}/my-tournaments`,
    ],
  };
}
