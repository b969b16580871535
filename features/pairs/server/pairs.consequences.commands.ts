import type { Subscriber } from '#platform/server/events/events.ts';
import { notifyOfEndedPair, notifyPartnersOfCancellation } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';

/** What becomes of the pair of an entry that ends, in the transaction that ends it. */

/** Ends the pair of an entry that was given up, and notifies the partner. */
export const endPairOfWithdrawn: Subscriber<'entry.withdrawn'> = async (
  services,
  tx,
  { entry, tournament, by },
) => {
  const partner = await store.findByEntry(tx, entry.id);
  if (!partner) return;
  const answeredAt = services.clock.now();
  if (partner.state === 'invited') {
    await store.update(tx, partner.id, { state: 'withdrawn', answeredAt });
  }
  if (partner.state !== 'accepted') return;
  await store.update(tx, partner.id, { state: 'ended', answeredAt });
  await notifyOfEndedPair(services, tx, partner, { tournament, by: ENDED_BY[by] });
};

/** Who ends the pair with the entry, as the partner reads it: a granted request is the organizer's decision. */
const ENDED_BY = {
  player: 'player',
  guardian: 'player',
  'account-deletion': 'player',
  granted: 'withdrawal',
  organizer: 'withdrawal',
} as const;

/** Ends the pairs of a cancelled tournament, and notifies the partners and their guardians as the players are. */
export const endPairsOfCancelled: Subscriber<'entries.cancelled'> = async (services, tx, event) => {
  const ids = event.entries.map(({ id }) => id);
  const partners = await store.listByEntries(tx, ids, ['invited', 'accepted']);
  const answeredAt = services.clock.now();
  for (const { state, id } of partners) {
    const ended = state === 'accepted' ? 'ended' : 'withdrawn';
    await store.update(tx, id, { state: ended, answeredAt });
  }
  const playing = partners.filter(({ state }) => state === 'accepted');
  await notifyPartnersOfCancellation(services, tx, event, playing);
};
