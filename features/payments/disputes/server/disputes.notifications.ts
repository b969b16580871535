import {
  findRecipient,
  listOperators,
} from '#features/accounts/server/accounts.recipients.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import * as payments from '../../server/payments.store.ts';
import { isDisputeOver } from '../disputes.policy.ts';
import { disputeMail } from './disputes.mails.ts';
import type { StoredDispute } from './disputes.store.ts';

/** Notifies the organizer, and the operators who answer it, that a charge is disputed, and how it has ended. */
export async function notifyOfDispute(
  services: Services,
  tx: Db,
  dispute: StoredDispute,
): Promise<void> {
  const payment = await payments.findById(tx, dispute.chargeId);
  const entry = payment && (await entries.findById(tx, payment.entryId));
  const tournament = entry && (await tournaments.findById(tx, entry.tournamentId));
  if (!payment || !tournament) return;
  const organizer = await organizers.findById(tx, tournament.organizerId);
  const payer = (await findRecipient(tx, payment.accountId))?.name ?? FORMER_PLAYER;
  const operators = await listOperators(tx);
  const people = new Map(operators.map((id) => [id, true]));
  if (organizer && !people.has(organizer.accountId)) people.set(organizer.accountId, false);
  const kind = isDisputeOver(dispute.state)
    ? ('dispute-ended' as const)
    : ('payment-disputed' as const);
  // A dispute that is opened again has another deadline, and an end of its own.
  const occasion = `${kind} ${dispute.id} ${dispute.dueBy?.getTime() ?? ''}`;
  const { tournamentId, ...facts } = asNotificationFacts(tournament);
  for (const [accountId, isOperator] of people) {
    const recipient = await findRecipient(tx, accountId);
    if (!recipient) continue;
    await notifyPerson(services, tx, {
      accountId,
      kind,
      // Without its number the notification leads to the console, where operators look at all of them.
      facts: { ...(isOperator ? facts : { ...facts, tournamentId }), amountYen: dispute.amountYen },
      dedupeKey: `${occasion} ${accountId}`,
      now: services.clock.now(),
    });
    const about = { dispute, kind, occasion, tournament, payer, recipient, isOperator };
    await services.mailer.send(tx, disputeMail({ ...about, origin: services.origin() }));
  }
}
