import { ownPart } from '#domain/entry/split.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type {
  NotificationFacts,
  NotificationKind,
} from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import {
  confirmedMail,
  halfPaidMail,
  type MailFacts,
  refundedMail,
  withdrawnMail,
} from './entries.mails.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';

/** Notifies the player and the guardian that the entry is confirmed. */
export const notifyOfConfirmation: Subscriber<'entry.confirmed'> = async (services, tx, event) => {
  const { entry, tournament, earned } = event;
  // The school, its pupils and their guardians hear of all its lines at once.
  if (entry.applicationId) return;
  const method = entry.paymentMethod;
  // A pair that shares the fee is confirmed again with each new partner.
  const at = (entry.partnerFeeYen !== null && entry.confirmedAt) || undefined;
  await notify(services, tx, { entry, tournament, at }, 'entry-confirmed', (facts) =>
    confirmedMail({ ...facts, earned, at }),
  );
  const news = { kind: 'entry-confirmed', entry, tournament, method } as const;
  await notifyGuardians(services, tx, [at ? { ...news, at } : news]);
};

/** Notifies the player and the guardian that the own half is paid, and until when the place waits for the other. */
export const notifyOfHalf: Subscriber<'half.paid'> = async (services, tx, event) => {
  const { entry, tournament, by, paymentMethod: method, earned } = event;
  if (by !== 'player') return;
  const about = { entry, tournament, facts: { entryId: entry.id } };
  await notify(services, tx, about, 'pair-half-paid', (facts) =>
    halfPaidMail({ ...facts, earned }),
  );
  await notifyGuardians(services, tx, [{ kind: 'half-paid', entry, tournament, method }]);
};

/** Notifies the player and the guardian that the place was given up, and by whom. */
export const notifyOfWithdrawal: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  const { tournament, by } = event;
  // The mail about the deletion lists the entries.
  if (by === 'account-deletion') return;
  const entry = asPlayersOwn(event.entry);
  const refund = event.refund && entry.applicationId === null;
  const method = refund ? entry.paymentMethod : null;
  const kind = KINDS[by];
  // The notice names the fee only where it goes back.
  const free = { ...entry, feeYen: 0, partnerFeeYen: null };
  const noticed = refund ? { entry, tournament } : { tournament, entry: free };
  await notify(services, tx, noticed, kind, (facts) =>
    withdrawnMail({ ...facts, entry, method, by }),
  );
  const news = { kind: 'entry-withdrawn', entry, tournament, method, by } as const;
  await notifyGuardians(services, tx, [news]);
};

/** The money of a school is no business of its pupils. */
export function asPlayersOwn(entry: StoredEntry): StoredEntry {
  return entry.applicationId ? { ...entry, feeYen: 0, paymentMethod: null } : entry;
}

const KINDS = {
  player: 'entry-withdrawn',
  granted: 'entry-withdrawn',
  guardian: 'withdrawn-by-guardian',
  organizer: 'withdrawn-by-organizer',
  school: 'entry-withdrawn',
} as const;

/** Notifies who has paid that the money has been refunded; only once the provider has confirmed it. */
export const notifyOfRefund: Subscriber<'entry.refunded'> = (services, tx, event) => {
  const { entry, tournament, payment } = event;
  const { accountId, amountYen: feeYen } = payment;
  // The half of a partner, of which an entry may have had several, goes by its payment.
  const id = accountId === entry.accountId ? entry.id : payment.id;
  const refunded = { ...entry, id, accountId, feeYen, partnerFeeYen: null };
  const isByTransfer = event.payment.method === 'konbini';
  return notify(services, tx, { entry: refunded, tournament }, 'refund-done', (facts) =>
    refundedMail({ ...facts, isByTransfer }),
  );
};

/** Notifies the player, in the app only, that the place has lapsed unpaid. */
export const notifyOfLapse: Subscriber<'entry.lapsed'> = async (
  { clock },
  tx,
  { entry, tournament },
) => {
  // Pairs notifies who has paid a half.
  if (entry.paymentMethod !== null) return;
  await notifications.insert(tx, {
    accountId: entry.accountId,
    kind: 'entry-lapsed',
    facts: asNotificationFacts(tournament),
    dedupeKey: `entry-lapsed ${entry.id}`,
    now: clock.now(),
  });
};

interface News extends EntryWithTournament {
  readonly facts?: NotificationFacts;
  /** Distinguishes one event of its kind from the next of the same entry. */
  readonly at?: Date | undefined;
}

async function notify(
  services: Services,
  tx: Db,
  { entry, tournament, facts = {}, at }: News,
  kind: NotificationKind,
  write: (facts: MailFacts) => Mail,
): Promise<void> {
  const { mailer, origin, clock } = services;
  const recipient = await findRecipient(tx, entry.accountId);
  if (!recipient) return;
  await notifyPerson(services, tx, {
    accountId: entry.accountId,
    kind,
    facts: { ...asNotificationFacts(tournament), amountYen: ownPart(entry), ...facts },
    dedupeKey: [kind, entry.id, at?.toISOString()].filter(Boolean).join(' '),
    now: clock.now(),
  });
  await mailer.send(tx, write({ entry, tournament, recipient, origin: origin() }));
}
