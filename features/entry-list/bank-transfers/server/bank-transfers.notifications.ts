import { v7 as uuidv7 } from 'uuid';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { changedAccountMail } from './bank-transfers.mails.ts';

interface Changed {
  readonly tournament: StoredTournament;
  readonly transferTo: string;
  readonly byOperator: boolean;
}

/** Notifies an organizer that fees are transferred to another account from now on: somebody else may have changed it. */
export async function notifyOfAccount(
  services: Services,
  tx: Db,
  { tournament, transferTo, byOperator }: Changed,
): Promise<void> {
  const organizer = await organizers.findById(tx, tournament.organizerId);
  const recipient = organizer && (await findRecipient(tx, organizer.accountId));
  if (!organizer || !recipient) return;
  const { accountId } = organizer;
  const at = services.clock.now();
  const dedupeKey = `transfer-account-changed ${uuidv7()}`;
  const facts = { tournamentId: tournament.id };
  const kind = 'transfer-account-changed';
  await notifyPerson(services, tx, { accountId, kind, facts, dedupeKey, now: at });
  const page = `${services.origin()}/organizer/tournaments/${tournament.id}/transfers`;
  const mail = { recipient, dedupeKey, at, transferTo, byOperator, page };
  await services.mailer.send(tx, changedAccountMail(mail));
}
