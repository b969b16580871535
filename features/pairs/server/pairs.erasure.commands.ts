import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as mails from '#platform/server/mail/mail.erasure.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as erasure from './pairs.erasure.store.ts';
import { notifyOfLeaving } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';

/**
 * Leaves every pair of a coming tournament and declines every invitation, also after entries are closed; a step of
 * deleting the account, before its entries get another owner. Pairs of the past stay, without the person.
 */
export async function leaveEveryPair(
  services: Services,
  tx: Db,
  accountId: string,
  tombstone: string,
): Promise<void> {
  const pairs = await erasure.listByPartner(tx, accountId);
  for (const { id, tournamentId } of pairs) await leavePair(services, tx, { id, tournamentId });
  await forgetMails(tx, accountId, pairs);
  await erasure.updateOwner(tx, accountId, tombstone);
  for (const { entryId, tournamentId } of pairs) {
    const locked = await lockTournament(services, tx, tournamentId);
    const entry = await entries.findById(tx, entryId);
    // The lists of the past name the pair without the person.
    if (locked && entry) await services.publish(tx, { type: 'pair.changed', entry, ...locked });
  }
}

async function leavePair(
  services: Services,
  tx: Db,
  { id, tournamentId }: { id: string; tournamentId: number },
): Promise<void> {
  const locked = await lockTournament(services, tx, tournamentId);
  const partner = await store.findById(tx, id);
  const entry = partner && (await entries.findById(tx, partner.entryId));
  if (!locked || !entry) return;
  const { tournament, now } = locked;
  if (tournament.eventDate < dayInJapan(now)) return;
  if (partner.state === 'accepted') {
    await store.update(tx, id, { state: 'left', answeredAt: now });
    await notifyOfLeaving(services, tx, { partner, entry, tournament });
  } else if (partner.state === 'invited') {
    await store.update(tx, id, { state: 'declined', answeredAt: now });
  }
}

/** Deletes the mails to the other of each pair that name the person. */
async function forgetMails(
  tx: Db,
  accountId: string,
  pairs: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id } of pairs) await mails.deleteByKey(tx, `pair-accepted ${id}`);
  for (const id of await erasure.listIdsByPlayer(tx, accountId)) {
    await mails.deleteByKey(tx, `pair-invited ${id}`);
    await mails.deleteByKey(tx, `pair-joined ${id}`);
  }
}
