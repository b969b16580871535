import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { declinedMail } from './withdrawals.mails.ts';

/** Notifies the guardian of a request, and the player of one that the guardian made. */
export const notifyOfRequest: Subscriber<'withdrawal.asked'> = async (services, tx, event) => {
  const { entry, tournament, request } = event;
  // The mail about the deletion lists the entries.
  if (request.askedBy === 'account-deletion') return;
  const at = request.askedAt;
  if (request.askedBy === 'guardian') {
    await notifyPerson(services, tx, {
      accountId: entry.accountId,
      kind: 'withdrawal-asked',
      facts: asNotificationFacts(tournament),
      dedupeKey: `withdrawal-asked ${request.id}`,
      now: services.clock.now(),
    });
  }
  const news = { kind: 'withdrawal-asked', entry, tournament, method: null, at } as const;
  await notifyGuardians(services, tx, [news]);
};

/** Notifies the player and the guardian that the entry stays, and why. */
export const notifyOfDecline: Subscriber<'withdrawal.declined'> = async (services, tx, event) => {
  const { entry, tournament, request, word } = event;
  const now = services.clock.now();
  await notifyPerson(services, tx, {
    accountId: entry.accountId,
    kind: 'withdrawal-declined',
    facts: asNotificationFacts(tournament),
    dedupeKey: `withdrawal-declined ${request.id}`,
    now,
  });
  const reader = await findRecipient(tx, entry.accountId);
  if (reader) {
    const facts = { entry, tournament, reader, origin: services.origin() };
    await services.mailer.send(tx, declinedMail({ ...facts, id: request.id, word }));
  }
  const about = { entry, tournament, method: null, at: now };
  await notifyGuardians(services, tx, [{ ...about, kind: 'withdrawal-declined', word }]);
};
