import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { offeredMail } from './waiting-list.mails.ts';

/** Notifies a person on the waiting list, in the app and by mail, that a place is offered to them. */
export const notifyOfOffer: Subscriber<'place.offered'> = async (services, tx, event) => {
  const { mailer, origin, clock } = services;
  const { waiting, offerUntil, tournament } = event;
  await notifyPerson(services, tx, {
    accountId: waiting.accountId,
    kind: 'place-offered',
    facts: {
      ...asNotificationFacts(tournament),
      amountYen: eventOf(tournament, waiting.eventId).feeYen,
    },
    // The id of the waiting-list row: a person who leaves and joins again may get another offer.
    dedupeKey: `place-offered ${waiting.id}`,
    now: clock.now(),
  });
  const recipient = await findRecipient(tx, waiting.accountId);
  if (!recipient) return;
  const facts = { waiting, recipient, tournament, offerUntil, origin: origin() };
  await mailer.send(tx, offeredMail(facts));
};

/** Notifies a person, in the app only, that the offer was not accepted in time. */
export const notifyOfLapsedOffer: Subscriber<'offer.lapsed'> = async (
  { clock },
  tx,
  { waiting, tournament },
) => {
  await notifications.insert(tx, {
    accountId: waiting.accountId,
    kind: 'offer-lapsed',
    facts: asNotificationFacts(tournament),
    dedupeKey: `offer-lapsed ${waiting.id}`,
    now: clock.now(),
  });
};
