import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { notPaidInTimeMail, payAtStoreMail } from './payments.mails.ts';
import type { Action } from './payments.provider.ts';
import type { Charge } from './payments.store.ts';

interface Issued {
  readonly charge: Charge;
  readonly entry: StoredEntry;
  readonly action: Extract<Action, { readonly kind: 'voucher' }>;
}

/** Notifies who pays with what numbers and until when the money can be brought to a store. */
export async function notifyOfVoucher(
  services: Services,
  tx: Db,
  { charge, entry, action: { stores, expiresAt } }: Issued,
): Promise<void> {
  const [{ chargeId, accountId }] = charge;
  const recipient = await findRecipient(tx, accountId);
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!recipient || !tournament) return;
  const amountYen = charge.reduce((sum, payment) => sum + payment.amountYen, 0);
  await notifyPerson(services, tx, {
    accountId,
    kind: 'pay-at-store',
    facts: { ...asNotificationFacts(tournament), amountYen, entryId: entry.id },
    dedupeKey: `pay-at-store ${chargeId}`,
    now: services.clock.now(),
  });
  const about = { chargeId, amountYen, entry, tournament, recipient, stores, expiresAt };
  await services.mailer.send(tx, payAtStoreMail({ ...about, origin: services.origin() }));
}

/** Notifies who was to pay at a store or by a transfer that the time is over, and the place is given up. */
export async function notifyOfExpired(
  services: Services,
  tx: Db,
  { charge, entry }: Omit<Issued, 'action'>,
): Promise<void> {
  const [{ chargeId, accountId, method }] = charge;
  const recipient = await findRecipient(tx, accountId);
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!recipient || !tournament) return;
  for (const { entryId } of charge) {
    await notifyPerson(services, tx, {
      accountId,
      kind: 'entry-lapsed',
      facts: asNotificationFacts(tournament),
      // The same as when the place lapses: one notice.
      dedupeKey: `entry-lapsed ${entryId}`,
      now: services.clock.now(),
    });
  }
  const byTransfer = method === 'transfer';
  const about = { chargeId, entry, tournament, recipient, byTransfer };
  await services.mailer.send(tx, notPaidInTimeMail({ ...about, origin: services.origin() }));
}
