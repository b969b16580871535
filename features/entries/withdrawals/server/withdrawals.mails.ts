import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { MailFacts } from '../../server/entries.notifications.ts';

const WORDS = { en, ja };

/** "You take part again". `id` is that of the reinstatement, for this recipient. */
export function reinstatedMail({
  id,
  entry,
  tournament,
  recipient,
  origin,
}: Omit<MailFacts, 'entry'> & {
  readonly id: string;
  readonly entry: { readonly eventId: number; readonly team: string | null };
}): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'entry-reinstated',
    dedupeKey: `entry-reinstated ${id}`,
    to: recipient.email,
    language,
    subject: t.reinstatedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.reinstatedGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      `${t.declinedPage}\n${origin}/my-tournaments`,
    ],
  };
}

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
