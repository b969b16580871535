import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

/** "Somebody asks to withdraw", to the organizer and the referees, with the page on which to decide. */
export function requestedMail(facts: {
  readonly dedupeKey: string;
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  readonly recipient: Recipient;
  readonly origin: string;
}): Mail {
  const { dedupeKey, tournament, event, recipient, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'withdrawal-requested',
    dedupeKey,
    to: recipient.email,
    language,
    subject: t.requestedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.requestedGreeting(recipient.name),
      factsOf(tournament, language, event.id),
      `${t.requestedPage}\n${origin}/organizer/tournaments/${tournament.id}/events/${event.id}/withdraw`,
    ],
  };
}
