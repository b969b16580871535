import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { listOfficials } from '#features/referees/server/referees.officials.commands.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { requestedMail } from './withdrawing.mails.ts';

/**
 * Notifies the organizer and the referees that somebody asks to withdraw, in the app and by mail. Neither names the
 * player: the list of the event does, as long as they have an account.
 */
export const notifyOfficials: Subscriber<'withdrawal.asked'> = async (services, tx, event) => {
  const { entry, tournament, request } = event;
  const accountIds = await listOfficials(tx, tournament);
  const recipients = await listRecipients(tx, accountIds);
  const facts = { ...asNotificationFacts(tournament), eventId: entry.eventId };
  const about = eventOf(tournament, entry.eventId);
  for (const accountId of accountIds) {
    const dedupeKey = `withdrawal-requested ${request.id} ${accountId}`;
    const now = services.clock.now();
    await notifyPerson(services, tx, {
      accountId,
      kind: 'withdrawal-requested',
      facts,
      dedupeKey,
      now,
    });
    const recipient = recipients.get(accountId);
    if (!recipient) continue;
    const origin = services.origin();
    const mail = requestedMail({ dedupeKey, tournament, event: about, recipient, origin });
    await services.mailer.send(tx, mail);
  }
};
