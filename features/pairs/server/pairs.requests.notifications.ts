import * as partners from '#features/entries/partners/server/partners.store.ts';
import { notifyOneOfDecline } from '#features/entries/withdrawals/server/withdrawals.notifications.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';

/** What the other of a pair learns of a request to withdraw both from a closed event. */

/** Notifies the other of the pair that somebody has asked: the partner, or the player when the partner asks. A school asks for both. */
export const notifyOtherOfRequest: Subscriber<'withdrawal.asked'> = async (services, tx, event) => {
  const { entry, tournament, request } = event;
  // The entry of a deleted account ends in the same transaction, and the partner is notified of that.
  if (request.askedBy === 'account-deletion') return;
  const partner = await findPlaying(tx, entry.id);
  if (!partner) return;
  const kind =
    request.askedBy === 'school' ? 'withdrawal-asked-by-school' : 'pair-withdrawal-asked';
  await notifyPerson(services, tx, {
    accountId: request.askedBy === 'partner' ? entry.accountId : partner,
    kind,
    facts: { ...asNotificationFacts(tournament), entryId: entry.id },
    dedupeKey: `${kind} ${request.id} partner`,
    now: services.clock.now(),
  });
};

/** Notifies the partner, in the app and by mail, that the entry stays, and why. */
export const notifyPartnerOfDecline: Subscriber<'withdrawal.declined'> = async (
  services,
  tx,
  event,
) => {
  const accountId = await findPlaying(tx, event.entry.id);
  if (!accountId) return;
  const declined = { ...event, id: `${event.request.id} partner`, accountId };
  await notifyOneOfDecline(services, tx, declined);
};

async function findPlaying(tx: Db, entryId: string): Promise<string | null> {
  const partner = await partners.findByEntry(tx, entryId);
  return partner?.state === 'accepted' ? partner.accountId : null;
}
