import { partnerBack } from '#domain/entry/split.ts';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import { notifyOneOfReinstatement } from '#features/entries/withdrawals/server/withdrawals.notifications.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { notifyOfEndedPair } from './pairs.endings.notifications.ts';
import {
  notifyOfAnswer,
  notifyOfEndedTurn,
  notifyOfLostPlace,
  notifyPartnersOfCancellation,
} from './pairs.notifications.ts';
import * as store from './pairs.store.ts';

/** What becomes of the pair of an entry that ends, in the transaction that ends it. */

/** Ends the pair of an entry that was given up, and notifies the partner. */
export const endPairOfWithdrawn: Subscriber<'entry.withdrawn'> = async (
  services,
  tx,
  { entry, tournament, by, refund },
) => {
  const partner = await partners.findByEntry(tx, entry.id);
  if (!partner) return;
  const answeredAt = services.clock.now();
  const { state } = partner;
  if (state === 'invited' || state === 'accepting') {
    await partners.update(tx, partner.id, { state: 'withdrawn', answeredAt, payUntil: null });
  }
  if (state !== 'accepted' && state !== 'accepting') return;
  if (state === 'accepted') await partners.update(tx, partner.id, { state: 'ended', answeredAt });
  // A partner does not lose the own half because the player deletes an account.
  const isGivenBack = by === 'account-deletion' && !refund && partner.paymentMethod !== null;
  if (isGivenBack && partner.accountId) {
    const { accountId: payerId } = partner;
    await services.publish(tx, { type: 'half.given-back', entry, tournament, payerId });
  }
  const { refundYen: restYen, givenBackYen } = partnerBack(entry);
  await notifyOfEndedPair(services, tx, partner, {
    tournament,
    by: ENDED_BY[by],
    refundYen: refund || isGivenBack || restYen === 0 ? restYen : null,
    givenBackYen,
  });
};

/** Puts the pair of an entry together again that has ended with it, and notifies the partner. */
export const resumePairOfReinstated: Subscriber<'entry.reinstated'> = async (
  services,
  tx,
  { ofPlayer, tournament, endedAt, requestId },
) => {
  if (!ofPlayer) return;
  const partner = await partners.findByEntry(tx, ofPlayer.id);
  if (partner?.state !== 'ended' || partner.accountId === null) return;
  // Who had left before is no longer of the pair.
  if (partner.answeredAt === null || partner.answeredAt < endedAt) return;
  await partners.update(tx, partner.id, { state: 'accepted' });
  const { accountId } = partner;
  await notifyOneOfReinstatement(services, tx, { ...ofPlayer, accountId, tournament, requestId });
};

/** Ends the pair of an entry whose other half was not paid, and notifies the player that the own half goes back. */
export const endPairOfLapsed: Subscriber<'entry.lapsed'> = async (
  services,
  tx,
  { entry, tournament },
) => {
  if (!isHalfPaid(entry)) return;
  const partner = await partners.findByEntry(tx, entry.id);
  const answeredAt = services.clock.now();
  if (partner?.state === 'invited' || partner?.state === 'accepting') {
    await partners.update(tx, partner.id, { state: 'lapsed', answeredAt, payUntil: null });
  }
  if (partner?.state === 'accepting') {
    await notifyOfEndedTurn(services, tx, { partner, tournament, isOpen: false });
  }
  const why = partner?.state === 'declined' ? 'declined' : 'lapsed';
  await notifyOfLostPlace(services, tx, { id: partner?.id ?? entry.id, entry, tournament, why });
};

/** Notifies the partner that the time to pay is over, and that the invitation is open again. */
export const notifyOfLapsedTurn: Subscriber<'turn.lapsed'> = (services, tx, event) =>
  notifyOfEndedTurn(services, tx, { ...event, isOpen: true });

/** Notifies both of a pair that it is complete, with the partner's payment. */
export const notifyOfCompletePair: Subscriber<'half.paid'> = async (services, tx, event) => {
  const { partner, by } = event;
  if (by !== 'partner' || !partner?.accountId) return;
  const { accountId } = partner;
  await notifyOfAnswer(services, tx, { ...event, partner, accountId, answer: 'accepted' });
};

/** Who ends the pair with the entry, as the partner reads it: a granted request is the organizer's decision. */
const ENDED_BY = {
  player: 'player',
  guardian: 'player',
  'account-deletion': 'player',
  school: 'school',
  granted: 'withdrawal',
  organizer: 'withdrawal',
} as const;

/** Ends the pairs of a cancelled tournament, and notifies the partners and their guardians as the players are. */
export const endPairsOfCancelled: Subscriber<'entries.cancelled'> = async (services, tx, event) => {
  const ids = event.entries.map(({ id }) => id);
  const found = await store.listByEntries(tx, ids, ['invited', 'accepting', 'accepted']);
  const answeredAt = services.clock.now();
  for (const { state, id } of found) {
    const ended = state === 'accepted' ? 'ended' : 'withdrawn';
    await partners.update(tx, id, { state: ended, answeredAt, payUntil: null });
  }
  const playing = found.filter(({ state }) => state === 'accepted' || state === 'accepting');
  await notifyPartnersOfCancellation(services, tx, event, playing);
};
