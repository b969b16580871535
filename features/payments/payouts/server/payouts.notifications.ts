import {
  findRecipient,
  listRecipients,
  type Recipient,
} from '#features/accounts/server/accounts.recipients.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import { askForAccountMail, type PayoutFacts, paidOutMail } from './payouts.mails.ts';
import type { StoredPayout } from './payouts.store.ts';

/** Notifies who gets the money that their bank account is needed. */
export function notifyOfNeed(services: Services, tx: Db, payout: StoredPayout): Promise<void> {
  return notifyPayees(services, tx, { payout, kind: 'refund-needs-account' }, askForAccountMail);
}

/** Notifies those who look after a school that its transfer was sent back. */
export function notifyOfPaidOut(services: Services, tx: Db, payout: StoredPayout): Promise<void> {
  return notifyPayees(services, tx, { payout, kind: 'refund-done' }, paidOutMail);
}

interface News {
  readonly payout: StoredPayout;
  readonly kind: 'refund-needs-account' | 'refund-done';
}

async function notifyPayees(
  services: Services,
  tx: Db,
  { payout, kind }: News,
  write: (facts: PayoutFacts) => Mail,
): Promise<void> {
  const tournament = await tournaments.findById(tx, payout.tournamentId);
  if (!tournament) return;
  const { amountYen, applicationId, id } = payout;
  for (const [accountId, recipient] of await listPayees(tx, payout)) {
    await notifyPerson(services, tx, {
      accountId,
      kind,
      facts: {
        ...asNotificationFacts(tournament),
        amountYen,
        ...(applicationId && { applicationId }),
      },
      dedupeKey: `${kind} ${id}`,
      now: services.clock.now(),
    });
    const facts = { payout, tournament, recipient, origin: services.origin() };
    await services.mailer.send(tx, write(facts));
  }
}

/** Who gets the money: the payer, or everybody who looks after the school. */
async function listPayees(
  tx: Db,
  { accountId, applicationId }: StoredPayout,
): Promise<Map<string, Recipient>> {
  const application = applicationId && (await applications.findById(tx, applicationId));
  if (application) return listRecipients(tx, await listEditors(tx, application.groupId));
  const recipient = accountId && (await findRecipient(tx, accountId));
  return new Map(accountId && recipient ? [[accountId, recipient]] : []);
}
