import {
  findRecipient,
  listRecipients,
  type Recipient,
} from '#features/accounts/server/accounts.recipients.store.ts';
import { listSchoolPayees } from '#features/entries/applications/server/applications.commands.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import * as receipts from '../../receipts/server/receipts.store.ts';
import { createLink } from './payouts.links.commands.ts';
import {
  askForAccountMail,
  askPayerMail,
  keyOf,
  type PayerFacts,
  type PayoutFacts,
  paidOutMail,
  payerAskedMail,
  payerGivenMail,
  payerPaidOutMail,
  payoutReadyMail,
} from './payouts.mails.ts';
import type { StoredPayout } from './payouts.store.ts';
import * as store from './payouts.store.ts';

/** Asks who gets the money for a bank account: who has paid by a link where they left an address, and then the player hears of it. */
export async function notifyOfNeed(
  services: Services,
  tx: Db,
  payout: StoredPayout,
): Promise<void> {
  const isAsked = await askPayer(services, tx, payout, false);
  await (isAsked
    ? notifyPayees(services, tx, { payout, kind: 'refund-payer-asked' }, payerAskedMail)
    : notifyPayees(services, tx, { payout, kind: 'refund-needs-account' }, askForAccountMail));
}

/**
 * Asks who has paid by a link for this account, which is being deleted, while the mail can still say for whom they had paid. The job
 * that asks them otherwise finds no name any more, and its mail is the same one. A step of the deletion.
 */
export async function notifyPayersOfLeaving(
  services: Services,
  tx: Db,
  accountId: string,
): Promise<void> {
  for (const { payout } of await store.listByAccount(tx, accountId)) {
    if (payout.state === 'needs-account') await askPayer(services, tx, payout, true);
  }
}

function askPayer(
  services: Services,
  tx: Db,
  payout: StoredPayout,
  isLeaving: boolean,
): Promise<boolean> {
  return mailPayer(services, tx, payout, async (facts) => {
    const { secret } = await createLink(tx, { payoutId: payout.id, now: services.clock.now() });
    const isLast = isLeaving || facts.player === FORMER_PLAYER;
    return askPayerMail({ ...facts, secret, isLast });
  });
}

/** Writes to who has paid by a link that an account was given by it: somebody else who has the link can do that, too. */
export async function notifyOfGiven(
  services: Services,
  tx: Db,
  payout: StoredPayout,
): Promise<void> {
  const number = services.clock.now().getTime();
  await mailPayer(services, tx, payout, (facts) => payerGivenMail({ ...facts, number }));
}

/**
 * Notifies the organizers who have the money of these payouts that an account was given for them, once; another account that replaces
 * it is no news. As they were before: the operator has a list of those that operators transfer.
 */
export async function notifyOfReady(
  services: Services,
  tx: Db,
  given: readonly StoredPayout[],
): Promise<void> {
  const ready = given.filter(
    ({ state, owner }) => state === 'needs-account' && owner === 'organizer',
  );
  for (const payouts of Map.groupBy(ready, ({ tournamentId }) => tournamentId).values()) {
    await notifyOrganizer(services, tx, payouts);
  }
}

async function notifyOrganizer(
  services: Services,
  tx: Db,
  payouts: readonly StoredPayout[],
): Promise<void> {
  const due = await store.listByIds(
    tx,
    payouts.map(({ id }) => id),
  );
  const [first] = due;
  const tournament = first && (await tournaments.findById(tx, first.payout.tournamentId));
  const organizer = tournament && (await organizers.findById(tx, tournament.organizerId));
  const recipient = organizer && (await findRecipient(tx, organizer.accountId));
  if (!recipient) return;
  const dedupeKey = `payout-ready ${first.payout.id}`;
  await notifyPerson(services, tx, {
    accountId: organizer.accountId,
    kind: 'payout-ready',
    facts: {
      ...asNotificationFacts(tournament),
      amountYen: due.reduce((sum, { payout }) => sum + payout.amountYen, 0),
    },
    dedupeKey,
    now: services.clock.now(),
  });
  const lines = due.map(({ payee, payout: { amountYen } }) => ({ payee, amountYen }));
  const facts = { due: lines, tournament, recipient, dedupeKey, origin: services.origin() };
  await services.mailer.send(tx, payoutReadyMail(facts));
}

/** Notifies who has paid by a link, and where no refund says so those who look after the payee, that the money was sent back. */
export async function notifyOfPaidOut(
  services: Services,
  tx: Db,
  payout: StoredPayout,
): Promise<void> {
  await mailPayer(services, tx, payout, payerPaidOutMail);
  if (payout.refundId === null) {
    await notifyPayees(services, tx, { payout, kind: 'refund-done' }, paidOutMail);
  }
}

/** Writes to who has paid by a link; false where they left no address. */
async function mailPayer(
  services: Services,
  tx: Db,
  payout: StoredPayout,
  write: (facts: PayerFacts) => Mail | Promise<Mail>,
): Promise<boolean> {
  const { chargeId, accountId, tournamentId } = payout;
  const to = chargeId && (await receipts.findByCharge(tx, chargeId));
  const tournament = to && (await tournaments.findById(tx, tournamentId));
  if (!to || !tournament) return false;
  const player = (accountId && (await findRecipient(tx, accountId))?.name) || FORMER_PLAYER;
  const facts = { payout, tournament, recipient: to, player, origin: services.origin() };
  await services.mailer.send(tx, await write(facts));
  return true;
}

interface News {
  readonly payout: StoredPayout;
  readonly kind: 'refund-needs-account' | 'refund-payer-asked' | 'refund-done';
}

async function notifyPayees(
  services: Services,
  tx: Db,
  { payout, kind }: News,
  write: (facts: PayoutFacts) => Mail,
): Promise<void> {
  const tournament = await tournaments.findById(tx, payout.tournamentId);
  if (!tournament) return;
  const { amountYen, applicationId } = payout;
  for (const [accountId, recipient] of await listPayees(tx, payout)) {
    await notifyPerson(services, tx, {
      accountId,
      kind,
      facts: {
        ...asNotificationFacts(tournament),
        amountYen,
        ...(applicationId && { applicationId }),
      },
      // Several people may look after a school; a key notifies once in all.
      dedupeKey: `${keyOf(kind, payout)} ${accountId}`,
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
  if (applicationId) return listRecipients(tx, await listSchoolPayees(tx, applicationId));
  const recipient = accountId && (await findRecipient(tx, accountId));
  return new Map(accountId && recipient ? [[accountId, recipient]] : []);
}
