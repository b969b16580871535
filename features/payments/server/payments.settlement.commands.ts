import { holdsPlace } from '#domain/entry/entry.ts';
import { ownPart } from '#domain/entry/split.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import {
  confirmByPartner,
  confirmEntry,
  holdForPartner,
} from '#features/entries/server/entries.commands.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { earnedPointsOpenOn, pointsEarned } from '../payments.policy.ts';
import * as points from './payments.points.store.ts';
import type { ChargeOutcome } from './payments.provider.ts';
import { oweRefund } from './payments.refunds.commands.ts';
import type { Charge, StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const SETTLE_JOB = 'payments.settle';

/** `unknown-to-provider`: the charge never reached it. */
export type Settlement = ChargeOutcome | { readonly state: 'unknown-to-provider' };

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
  const locked = await entries.listForUpdate(tx, paidFor);
  const charge = await payments.findChargeForUpdate(tx, chargeId);
  // In the order of their events: a confirmation may lock the seeding list of its event.
  for (const entry of locked.toSorted((one, other) => one.eventId - other.eventId)) {
    const payment = charge?.find(({ entryId }) => entryId === entry.id);
    if (payment) await settlePayment(services, tx, { payment, entry, outcome });
  }
  return payments.findCharge(tx, chargeId);
}

async function settlePayment(
  services: Services,
  tx: Db,
  { payment, entry, outcome }: { payment: StoredPayment; entry: StoredEntry; outcome: Settlement },
): Promise<void> {
  if (outcome.state === 'succeeded') {
    // A charge found after the payment was abandoned counts as well: the money has moved.
    const open = ['pending', 'void', 'declined'].includes(payment.state);
    if (open) await settleSuccess(services, tx, { payment, entry, ref: outcome.ref });
  } else if (payment.state === 'pending') {
    const declined = outcome.state === 'declined';
    await payments.update(tx, payment.id, {
      state: declined ? 'declined' : 'void',
      failure: declined ? outcome.failure : null,
      settledAt: services.clock.now(),
    });
    await entries.update(tx, payment.entryId, { paymentUnderWay: false });
  }
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
    if (payment.state === 'pending') await entries.update(tx, entry.id, { paymentUnderWay: false });
    await oweRefund(services, tx, payment);
    return;
  }
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!tournament) throw new Error('an entry without its tournament');
  const { applicationDeadline } = tournament;
  const amount = pointsEarned({ ...payment, applicationDeadline, paidAt: now });
  if (amount > 0) {
    const lot = { accountId: payment.accountId, causeId: payment.id, amount, now };
    await points.insertLot(tx, { ...lot, cause: 'paid-entry' });
  }
  const from = earnedPointsOpenOn(applicationDeadline);
  const earned = amount > 0 ? { points: amount, from } : null;
  const paid = { paymentMethod: payment.method, tournament, earned };
  const { partner } = share;
  if (partner) await confirmByPartner(services, tx, { entry, partner, paid });
  else if (entry.partnerFeeYen !== null) await holdForPartner(services, tx, entry, paid);
  else await confirmEntry(services, tx, entry, paid);
}

/** The part of an entry's fee that one account pays: all of it, or one of the two halves of a split fee. */
export interface Share {
  readonly entry: StoredEntry;
  readonly amountYen: number;
  /** The partner whose part it is; null for the player who has entered. */
  readonly partner: partners.StoredPartner | null;
}

/** What an account pays of an entry, whether or not it has; null for an account that pays nothing of it. A step of other commands. */
export async function findShare(
  db: Db,
  entry: StoredEntry,
  accountId: string,
): Promise<Share | null> {
  if (entry.accountId === accountId) return { entry, amountYen: ownPart(entry), partner: null };
  const partner = entry.partnerFeeYen === null ? null : await partners.findByEntry(db, entry.id);
  if (!partner || entry.partnerFeeYen === null || partner.accountId !== accountId) return null;
  const pays = partner.state === 'accepting' || partner.paymentMethod !== null;
  return pays ? { entry, amountYen: entry.partnerFeeYen, partner } : null;
}

/**
 * The payer of a share as a payment app refers to it: the account, and of a partner the invitation as well, because the
 * same person may be invited again and pay the same amount another time.
 */
export function payerRefOf({ partner }: Share, accountId: string): string {
  return partner ? `${accountId} ${partner.id}` : accountId;
}

/** Whose payment a reference means: of the player where it is from before fees were split and names nobody. */
export async function findReferredShare(
  db: Db,
  entry: StoredEntry,
  payerRef: string,
): Promise<{ readonly share: Share; readonly accountId: string } | null> {
  const [accountId = entry.accountId, invitationId] = payerRef.split(' ').filter(Boolean);
  const share = await findShare(db, entry, accountId);
  const isOver = invitationId !== undefined && share?.partner?.id !== invitationId;
  return share && !isOver ? { share, accountId } : null;
}

/** Whether a part can be paid at `now`: the place is held, and it is the partner's turn. */
export function isPayable({ entry, partner }: Share, now: Date): boolean {
  const place = { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
  const isTurn = !partner || (partner.payUntil !== null && now < partner.payUntil);
  return isTurn && holdsPlace(place, now.getTime());
}

/** Whether money that arrives now pays this part: nobody else has the place, or the turn. */
export function isWanted({ entry, partner }: Share): boolean {
  if (entry.state !== 'reserved') return false;
  return partner ? partner.state === 'accepting' : entry.paymentMethod === null;
}
