import { isOver, isRefunded } from '#domain/entry/entry.ts';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import { updateOwner } from '#features/entries/partners/server/partners.erasure.store.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as mails from '#platform/server/mail/mail.erasure.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { declineIn } from './pairs.answers.commands.ts';
import * as erasure from './pairs.erasure.store.ts';
import { releaseHalf } from './pairs.fees.commands.ts';
import { isTaking } from './pairs.locks.commands.ts';
import { notifyOfLeaving } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';

/**
 * Leaves every pair of a coming tournament and declines every invitation, also after entries are closed; a step of
 * deleting the account, before its entries get another owner. Pairs of the past stay, without the person. False, with a
 * part of it done, while a payment of the person is under way.
 */
export async function leaveEveryPair(
  services: Services,
  tx: Db,
  accountId: string,
  tombstone: string,
): Promise<boolean> {
  const pairs = await erasure.listByPartner(tx, accountId);
  for (const { id, tournamentId } of pairs) {
    if (!(await leavePair(services, tx, { id, accountId, tournamentId }))) return false;
  }
  await forgetMails(tx, accountId, pairs);
  await updateOwner(tx, accountId, tombstone);
  for (const { entryId, tournamentId } of pairs) {
    const locked = await lockTournament(services, tx, tournamentId);
    const entry = await entries.findById(tx, entryId);
    // The lists of the past name the pair without the person.
    if (locked && entry) await services.publish(tx, { type: 'pair.changed', entry, ...locked });
  }
  return true;
}

async function leavePair(
  services: Services,
  tx: Db,
  { id, accountId, tournamentId }: { id: string; accountId: string; tournamentId: number },
): Promise<boolean> {
  const locked = await lockTournament(services, tx, tournamentId);
  const seen = await store.findById(tx, id);
  const entry = seen && (await entries.findForUpdate(tx, seen.entryId));
  // A payment may have been settled while the lock was waited for.
  const partner = entry && (await store.findById(tx, id));
  if (!locked || !partner) return true;
  const { tournament, now } = locked;
  const today = dayInJapan(now);
  if (isOver(tournament, today)) return true;
  if (partner.state === 'accepting' && entry.paymentUnderWay) return false;
  if (partner.state === 'accepted') {
    await partners.update(tx, id, { state: 'left', answeredAt: now });
    const isOpen = isTaking(tournament, entry.eventId, now);
    const half = { entry, tournament, now, partner, isOpen };
    const after = isRefunded(tournament, today) ? await releaseHalf(services, tx, half) : entry;
    await notifyOfLeaving(services, tx, { partner, entry: after, tournament });
  } else if (partner.state === 'accepting' || (partner.state === 'invited' && isHalfPaid(entry))) {
    await declineIn(services, tx, { partner, entry, tournament, now, accountId });
  } else if (partner.state === 'invited') {
    await partners.update(tx, id, { state: 'declined', answeredAt: now });
  }
  return true;
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
