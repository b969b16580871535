import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import { confirmedMail, type MailFacts, refundedMail, withdrawnMail } from './entries.mails.ts';
import type { EntryWithTournament } from './entries.store.ts';

/** Notifies the player and the guardian that the entry is confirmed. */
export const notifyOfConfirmation: Subscriber<'entry.confirmed'> = async (services, tx, event) => {
  const { entry, tournament, earned } = event;
  const method = entry.paymentMethod;
  await notify(services, tx, event, 'entry-confirmed', (facts) =>
    confirmedMail({ ...facts, earned }),
  );
  const news = { kind: 'entry-confirmed', entry, tournament, method } as const;
  await notifyGuardians(services, tx, [news]);
};

/** Notifies the player and the guardian that the place was given up, and by whom. */
export const notifyOfWithdrawal: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  const { entry, tournament, by } = event;
  // The mail about the deletion lists the entries.
  if (by === 'account-deletion') return;
  const method = event.refund ? entry.paymentMethod : null;
  const kind = KINDS[by];
  // The notice names the fee only where it goes back.
  const noticed = event.refund ? event : { ...event, entry: { ...entry, feeYen: 0 } };
  await notify(services, tx, noticed, kind, (facts) =>
    withdrawnMail({ ...facts, entry, method, by }),
  );
  const news = { kind: 'entry-withdrawn', entry, tournament, method, by } as const;
  await notifyGuardians(services, tx, [news]);
};

const KINDS = {
  player: 'entry-withdrawn',
  granted: 'entry-withdrawn',
  guardian: 'withdrawn-by-guardian',
  organizer: 'withdrawn-by-organizer',
} as const;

/** Notifies the player that the fee has been refunded; only once the provider has confirmed it. */
export const notifyOfRefund: Subscriber<'entry.refunded'> = (services, tx, event) =>
  notify(services, tx, event, 'refund-done', refundedMail);

/** Notifies the player, in the app only, that the place has lapsed unpaid. */
export const notifyOfLapse: Subscriber<'entry.lapsed'> = async (
  { clock },
  tx,
  { entry, tournament },
) => {
  await notifications.insert(tx, {
    accountId: entry.accountId,
    kind: 'entry-lapsed',
    facts: asNotificationFacts(tournament),
    dedupeKey: `entry-lapsed ${entry.id}`,
    now: clock.now(),
  });
};

async function notify(
  services: Services,
  tx: Db,
  { entry, tournament }: EntryWithTournament,
  kind: NotificationKind,
  write: (facts: MailFacts) => Mail,
): Promise<void> {
  const { mailer, origin, clock } = services;
  const reader = await findRecipient(tx, entry.accountId);
  if (!reader) return;
  await notifyPerson(services, tx, {
    accountId: entry.accountId,
    kind,
    facts: { ...asNotificationFacts(tournament), amountYen: entry.feeYen },
    dedupeKey: `${kind} ${entry.id}`,
    now: clock.now(),
  });
  await mailer.send(tx, write({ entry, tournament, reader, origin: origin() }));
}
