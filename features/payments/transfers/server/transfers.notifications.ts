import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { Charge } from '../../server/payments.store.ts';
import { payByTransferMail, transfersDueMail } from './transfers.mails.ts';
import * as store from './transfers.store.ts';
import { findTerms } from './transfers.terms.store.ts';

interface Waiting {
  readonly charge: Charge;
  readonly heldUntil: Date;
}

/** Notifies who pays by a transfer where to, with what name, and until when. */
export function notifyOfTransfer(services: Services, tx: Db, waiting: Waiting): Promise<void> {
  return notifyPayer(services, tx, { ...waiting, isReminder: false });
}

/** Reminds who has not paid by the chosen transfer, or whose transfer nobody has noted yet. */
export function remindOfTransfer(services: Services, tx: Db, waiting: Waiting): Promise<void> {
  return notifyPayer(services, tx, { ...waiting, isReminder: true });
}

async function notifyPayer(
  services: Services,
  tx: Db,
  { charge, heldUntil, isReminder }: Waiting & { readonly isReminder: boolean },
): Promise<void> {
  const facts = await findFacts(services, tx, charge);
  if (!facts) return;
  const [{ chargeId, accountId, entryId }] = charge;
  const { tournament, amountYen } = facts;
  const dedupeKey = `pay-by-transfer ${chargeId}${isReminder ? ' again' : ''}`;
  await notifyPerson(services, tx, {
    accountId,
    kind: 'pay-by-transfer',
    facts: { ...asNotificationFacts(tournament), amountYen, entryId },
    dedupeKey,
    now: services.clock.now(),
  });
  const mail = payByTransferMail({ ...facts, heldUntil, isReminder, dedupeKey });
  await services.mailer.send(tx, mail);
}

/** Asks the organizer to look at the account: the money should have arrived, and the place is given up otherwise. */
export async function askOrganizer(
  services: Services,
  tx: Db,
  { charge, heldUntil }: Waiting,
): Promise<void> {
  const facts = await findFacts(services, tx, charge);
  const organizer = facts && (await organizers.findById(tx, facts.tournament.organizerId));
  const recipient = organizer && (await findRecipient(tx, organizer.accountId));
  if (!facts || !organizer || !recipient) return;
  const { tournament, amountYen } = facts;
  const dedupeKey = `transfers-due ${charge[0].chargeId}`;
  await notifyPerson(services, tx, {
    accountId: organizer.accountId,
    kind: 'transfers-due',
    facts: { ...asNotificationFacts(tournament), amountYen },
    dedupeKey,
    now: services.clock.now(),
  });
  const mail = { ...facts, payer: facts.recipient.name, recipient, heldUntil, dedupeKey };
  await services.mailer.send(tx, transfersDueMail(mail));
}

/** What the mails about a transfer say; null where the payer is gone. */
async function findFacts(services: Services, tx: Db, charge: Charge) {
  const [{ chargeId, accountId, entryId }] = charge;
  const transfer = await store.findByCharge(tx, chargeId);
  const recipient = await findRecipient(tx, accountId);
  const entry = await entries.findById(tx, entryId);
  const tournament: StoredTournament | null =
    entry && (await tournaments.findById(tx, entry.tournamentId));
  if (!transfer || !recipient || !entry || !tournament) return null;
  const { transferTo } = await findTerms(tx, tournament.organizerId);
  const amountYen = charge.reduce((sum, payment) => sum + payment.amountYen, 0);
  const { code } = transfer;
  return { code, transferTo, recipient, entry, tournament, amountYen, origin: services.origin() };
}
