import * as applications from '#features/entries/applications/server/applications.store.ts';
import {
  confirmByPartner,
  confirmEntry,
  holdForPartner,
} from '#features/entries/server/entries.confirming.commands.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { earnedPointsOpenOn, isOpen, movesForward, pointsEarned } from '../payments.policy.ts';
import { returnSurplus } from '../transfers/server/transfers.surplus.commands.ts';
import {
  followWaiting,
  holdForAction,
  release,
  type Settlement,
  stateAfter,
} from './payments.holding.commands.ts';
import { grantPoints } from './payments.points.commands.ts';
import { findReturnable, oweRefund } from './payments.refunds.commands.ts';
import { settleSchoolCharge } from './payments.schools.commands.ts';
import { findShare, isWanted } from './payments.shares.commands.ts';
import type { Charge, StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

/**
 * Settles a charge, once, from the first source that knows its outcome: the answer itself, a webhook, or the recovery
 * job. Each payment of a successful charge either confirms its entry, is the first half of its fee, or is owed back; no
 * other state remains.
 */
export async function settleCharge(
  services: Services,
  chargeId: string,
  outcome: Settlement,
): Promise<Charge | null> {
  return services.db.transaction((tx) => settleChargeIn(services, tx, chargeId, outcome));
}

/** The same inside the transaction that began the payment. */
export async function settleChargeIn(
  services: Services,
  tx: Db,
  chargeId: string,
  outcome: Settlement,
): Promise<Charge | null> {
  const seen = await payments.findCharge(tx, chargeId);
  if (!seen) return null;
  const paidFor = seen.map(({ entryId }) => entryId);
  const [first] = await entries.listApplications(tx, paidFor);
  if (first) await applications.findForUpdate(tx, first);
  const locked = await entries.listForUpdate(tx, paidFor);
  const charge = await payments.findChargeForUpdate(tx, chargeId);
  if (!charge) return null;
  if (first) await settleSchoolCharge(services, tx, { charge, applicationId: first, outcome });
  // In the order of their events: a confirmation may lock the seeding list of its event.
  for (const entry of first ? [] : locked.toSorted((one, other) => one.eventId - other.eventId)) {
    const payment = charge.find(({ entryId }) => entryId === entry.id);
    if (payment) await settlePayment(services, tx, { payment, entry, outcome });
  }
  const settled = await payments.findCharge(tx, chargeId);
  if (settled) await followWaiting(services, tx, { before: charge, after: settled, outcome });
  const [entry] = locked;
  if (entry && settled?.[0].method === 'transfer') {
    // More than the fees may have been noted before it ended, paid or not.
    const { tournamentId } = entry;
    await returnSurplus(services, tx, { chargeId, tournamentId });
  }
  return settled;
}

interface Settling {
  readonly payment: StoredPayment;
  readonly entry: StoredEntry;
  readonly outcome: Settlement;
}

async function settlePayment(services: Services, tx: Db, settling: Settling): Promise<void> {
  const { payment, entry, outcome } = settling;
  const next = stateAfter(outcome);
  if (!movesForward(payment.state, next)) return;
  if (outcome.state === 'succeeded') {
    // A charge found after the payment was abandoned counts as well: the money has moved.
    await settleSuccess(services, tx, { payment, entry, ref: outcome.ref });
    return;
  }
  const settledAt = isOpen(next) ? null : services.clock.now();
  const failure = outcome.state === 'declined' ? outcome.failure : null;
  await payments.update(tx, payment.id, { state: next, failure, settledAt });
  if (!isOpen(next)) {
    await release(services, tx, entry);
    if (payment.method === 'transfer') await returnArrived(services, tx, payment);
  } else if (outcome.state === 'requires-action' && entry.state === 'reserved') {
    await holdForAction(tx, entry, outcome.action);
  }
}

/** What has arrived of a transfer that is over goes back: too little that its organizer did not take for enough. A step of other commands. */
export async function returnArrived(
  services: Services,
  tx: Db,
  payment: StoredPayment,
): Promise<void> {
  if ((await findReturnable(tx, payment)) === 0) return;
  await payments.update(tx, payment.id, { state: 'returned' });
  await oweRefund(services, tx, payment);
}

interface Success {
  readonly payment: StoredPayment;
  readonly entry: StoredEntry;
  readonly ref: string;
}

async function settleSuccess(
  services: Services,
  tx: Db,
  { payment, entry, ref }: Success,
): Promise<void> {
  const now = services.clock.now();
  const share = await findShare(tx, entry, payment.accountId);
  const isDue = share !== null && isWanted(share) && share.amountYen === payment.amountYen;
  const usable = isDue && !(await payments.existsLive(tx, payment, payment.id));
  await payments.update(tx, payment.id, {
    state: usable ? 'succeeded' : 'returned',
    failure: null,
    providerRef: ref,
    settledAt: now,
  });
  if (!usable) {
    if (isOpen(payment.state)) await release(services, tx, entry);
    await oweRefund(services, tx, payment);
    return;
  }
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!tournament) throw new Error('an entry without its tournament');
  const { applicationDeadline } = tournament;
  const amount = pointsEarned({ ...payment, applicationDeadline, paidAt: now });
  if (amount > 0) {
    const lot = { accountId: payment.accountId, causeId: payment.id, amount, now };
    await grantPoints(tx, { ...lot, cause: 'paid-entry' });
  }
  const from = earnedPointsOpenOn(applicationDeadline);
  const earned = amount > 0 ? { points: amount, from } : null;
  const paid = { paymentMethod: payment.method, tournament, earned };
  const { partner } = share;
  if (partner) await confirmByPartner(services, tx, { entry, partner, paid });
  else if (entry.partnerFeeYen !== null) await holdForPartner(services, tx, entry, paid);
  else await confirmEntry(services, tx, entry, paid);
}
