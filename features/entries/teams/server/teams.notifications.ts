import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { MailFacts } from '../../server/entries.notifications.ts';
import * as entries from '../../server/entries.store.ts';

const WORDS = { en, ja };

/**
 * Notifies the contact person, in the app and by mail, of the name that the organizer has given the team. The organizer's
 * own entries have no contact person in the app.
 */
export const notifyOfRenaming: Subscriber<'team.renamed'> = async (services, tx, event) => {
  if (event.by === 'player') return;
  const { mailer, clock, origin } = services;
  const { tournament } = event;
  const entry = await entries.findById(tx, event.entry.id);
  const recipient = entry && (await findRecipient(tx, entry.accountId));
  if (!recipient) return;
  const now = clock.now();
  // A team can be renamed more than once.
  const dedupeKey = `team-renamed ${entry.id} ${now.toISOString()}`;
  await notifyPerson(services, tx, {
    accountId: entry.accountId,
    kind: 'team-renamed',
    facts: { ...asNotificationFacts(tournament), entryId: entry.id },
    dedupeKey,
    now,
  });
  const facts = { entry, tournament, recipient, origin: origin() };
  await mailer.send(tx, teamRenamedMail(facts, dedupeKey));
};

/** "The organizer has renamed your team"; one for each name. */
function teamRenamedMail(
  { entry, tournament, recipient, origin }: MailFacts,
  dedupeKey: string,
): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'team-renamed',
    dedupeKey,
    to: recipient.email,
    language,
    subject: t.teamRenamedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.teamRenamedGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      `${t.manage}\n${origin}/my-tournaments`,
    ],
  };
}
