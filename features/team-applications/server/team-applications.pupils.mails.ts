import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import { type ApplicationFacts, envelope, wordsOf } from './team-applications.mails.ts';

const WORDS = { en, ja };

/** "Your school has entered you", to a pupil with an account; `at` distinguishes a replacement from an entry before. */
export function enteredMail(
  facts: Omit<ApplicationFacts, 'application'> & {
    readonly entry: StoredEntry;
    readonly at?: Date | undefined;
  },
): Mail {
  const { tournament, groupName, recipient, origin, entry, at } = facts;
  const { language, name } = wordsOf(facts);
  const t = WORDS[language];
  return {
    ...envelope(
      'entered-by-school',
      [entry.id, at?.toISOString()].filter(Boolean).join(' '),
      recipient,
    ),
    subject: t.enteredSubject(name),
    paragraphs: [
      t.entered(recipient.name, groupName),
      factsOf(tournament, language, entry.eventId),
      `${t.mine}\n${origin}/my-tournaments`,
    ],
  };
}

/** "Your school's application has ended unpaid", to a pupil with an account. */
export function endedUnpaidMail(facts: ApplicationFacts): Mail {
  const { application, tournament, groupName, recipient, origin } = facts;
  const { language, name } = wordsOf(facts);
  const t = WORDS[language];
  return {
    ...envelope('school-entry-ended', application.id, recipient),
    subject: t.endedUnpaidSubject(name),
    paragraphs: [
      t.endedUnpaid(recipient.name, groupName),
      factsOf(tournament, language),
      `${t.mine}\n${origin}/my-tournaments`,
    ],
  };
}
