import { ok, type Result, refuse } from '#domain/common/result.ts';
import { ownPart, pointsOf } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import * as points from './payments.points.store.ts';
import type { PaymentServices } from './payments.provider.ts';
import {
  findReferredShare,
  findShare,
  isPayable,
  SETTLE_JOB,
  type Share,
  settleCharge,
  settleChargeIn,
} from './payments.settlement.commands.ts';
import type { Charge, StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const APPROVAL_JOB = 'payments.approval';

// Long after the answer to an ordinary payment; see payments.jobs.ts.
const FIRST_CHECK_S = 20;

export interface Attempt {
  /** Of the charge; the payment of the first entry has the same id. */
  readonly id: string;
  readonly entryId: string;
  /** Further entries of the same tournament, paid by the same charge. */
  readonly also?: readonly string[];
  readonly accountId: string;
  readonly method: PaymentMethod;
}

export type AttemptRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'RESERVATION_EXPIRED'
  | 'ALREADY_PAID'
  | 'ID_TAKEN'
  | 'POINTS_SHORT';

/**
 * Pays one entry or several of a tournament, all or none, with one charge. The attempt is stored before the charge is
 * sent to the provider; from then on the places neither lapse nor can be given up. A resend of the same attempt gives
 * its payments in their current state.
 */
export async function payEntries(
  services: PaymentServices,
  attempt: Attempt,
  cardToken: string | undefined,
): Promise<Result<Charge, AttemptRefusal>> {
  const begun = await beginPayment(services, attempt);
  if (!begun.ok) return begun;
  const { charge, repeated } = begun.value;
  if (repeated) return ok(await lookUpCharge(services, charge));
  return ok(await send(services, charge, cardToken));
}

type Begun = Result<{ charge: Charge; repeated: boolean }, AttemptRefusal>;

function beginPayment(services: PaymentServices, attempt: Attempt) {
  const { db, clock, jobs } = services;
  return undoable(db, async (tx, undo): Promise<Begun> => {
    const { id, entryId, also = [], accountId, method } = attempt;
    const wanted = [...new Set([entryId, ...also])];
    const locked = await entries.listForUpdate(tx, wanted);
    const shares = await listShares(tx, locked, accountId);
    if (!areOwn(shares, wanted.length)) return refuse('ENTRY_NOT_FOUND');
    const known = await payments.findCharge(tx, id);
    if (known?.some((payment) => payment.entryId === entryId)) {
      return ok({ charge: known, repeated: true });
    }
    // Read under the lock: the transaction may wait for it past the end of the reservation.
    const now = clock.now();
    const refusal = known ? 'ID_TAKEN' : await refusalForAll(tx, shares, { accountId, now });
    if (refusal) return refuse(refusal);

    const charge = await payments.insertCharge(tx, {
      chargeId: id,
      accountId,
      method,
      createdAt: now,
      // In the order in which they were sent: the first payment has the id of the charge.
      shares: wanted.flatMap((one) => shares.filter(({ entry }) => entry.id === one)),
    });
    for (const entry of locked) await entries.update(tx, entry.id, { paymentUnderWay: true });
    if (method === 'points') {
      const paid = await payWithPoints(services, tx, charge, shares);
      return paid ? ok({ charge: paid, repeated: false }) : undo('POINTS_SHORT');
    }
    const at = new Date(now.getTime() + FIRST_CHECK_S * 1000);
    await jobs.enqueue(tx, SETTLE_JOB, { paymentId: id }, { at });
    return ok({ charge, repeated: false });
  });
}

/** What an account pays of each of these entries; those of which it pays nothing are left out. */
async function listShares(
  tx: Db,
  locked: readonly StoredEntry[],
  accountId: string,
): Promise<Share[]> {
  const shares: Share[] = [];
  for (const entry of locked) {
    const share = await findShare(tx, entry, accountId);
    if (share) shares.push(share);
  }
  return shares;
}

/** All of them are there, and are the account's to pay, in one tournament. */
function areOwn(found: readonly Share[], count: number): boolean {
  const tournaments = new Set(found.map(({ entry }) => entry.tournamentId));
  return found.length === count && tournaments.size === 1;
}

type Unpayable = 'ALREADY_PAID' | 'RESERVATION_EXPIRED';

async function refusalForAll(
  tx: Db,
  wanted: readonly Share[],
  about: { readonly accountId: string; readonly now: Date },
): Promise<Unpayable | null> {
  for (const share of wanted) {
    const refusal = await refusalFor(tx, share, about);
    if (refusal) return refusal;
  }
  return null;
}

async function refusalFor(
  tx: Db,
  share: Share,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<Unpayable | null> {
  const { id: entryId, state } = share.entry;
  if (state === 'confirmed' || (await payments.existsLive(tx, { entryId, accountId }))) {
    return 'ALREADY_PAID';
  }
  return isPayable(share, now) ? null : 'RESERVATION_EXPIRED';
}

/** Each entry costs the same points, whatever its fee, and half of a fee half of them. Null when there are too few. */
async function payWithPoints(
  services: PaymentServices,
  tx: Db,
  charge: Charge,
  shares: readonly Share[],
): Promise<Charge | null> {
  const now = services.clock.now();
  for (const { accountId, entryId, id: paymentId } of charge) {
    const share = shares.find(({ entry }) => entry.id === entryId);
    const amount = pointsOf({ partnerFeeYen: share?.entry.partnerFeeYen ?? null });
    const spending = { accountId, paymentId, amount, now };
    if (!(await points.updateSpent(tx, spending))) return null;
  }
  return settleChargeIn(services, tx, charge[0].chargeId, { state: 'succeeded', ref: 'points' });
}

/** Asks the provider to charge, unless points have paid; gives the payments in their resulting state, still pending when the answer was lost. */
async function send(
  services: PaymentServices,
  charge: Charge,
  cardToken: string | undefined,
): Promise<Charge> {
  const [{ chargeId: key, method }] = charge;
  if (method === 'points') return charge;
  const amountYen = amountOf(charge);
  try {
    const outcome = await services.provider.charge({ key, amountYen, method, cardToken });
    return (await settleCharge(services, key, outcome)) ?? charge;
  } catch (error) {
    // Whether the money moved is unknown; the settle job asks again.
    logUnanswered(services, error, key);
    return charge;
  }
}

/** What a charge takes: the fees of all its entries, or the parts of them, in yen. */
function amountOf(charge: readonly StoredPayment[]): number {
  return charge.reduce((sum, { amountYen }) => sum + amountYen, 0);
}

/**
 * Asks for the outcome of a pending or abandoned charge; null when the provider has no record of it. Throws when the
 * provider does not answer.
 */
export async function resolveCharge(
  services: PaymentServices,
  chargeId: string,
): Promise<Charge | null> {
  const charge = await payments.findCharge(services.db, chargeId);
  if (!charge?.some(({ state }) => state === 'pending' || state === 'void')) return charge;
  const outcome = await services.provider.findCharge(chargeId);
  return outcome && ((await settleCharge(services, chargeId, outcome)) ?? charge);
}

/**
 * The same for a person who waits: gives the charge unchanged when the provider does not answer or does not know it.
 */
export async function lookUpCharge(services: PaymentServices, charge: Charge): Promise<Charge> {
  const [{ chargeId }] = charge;
  try {
    return (await resolveCharge(services, chargeId)) ?? charge;
  } catch (error) {
    logUnanswered(services, error, chargeId);
    return charge;
  }
}

/** Follows a webhook about a charge: immediately, or in the background when the provider does not answer. */
export async function followChargeHint(services: PaymentServices, key: string): Promise<void> {
  try {
    await resolveCharge(services, key);
  } catch (error) {
    logUnanswered(services, error, key);
    await services.db.transaction((tx) =>
      services.jobs.enqueue(tx, SETTLE_JOB, { paymentId: key }),
    );
  }
}

/**
 * Charges what was approved in a payment app: the entry alone, or together with the account's other reservations of the
 * tournament, whichever is the approved amount. Does nothing when a place is already gone or paid, or it is not the turn of
 * the account for which it was approved, or no longer that invitation. Throws when the provider does not answer.
 */
export async function payApproved(services: PaymentServices, key: string): Promise<void> {
  const approval = await services.provider.findApproval(key);
  const entry = approval && (await entries.findById(services.db, approval.entryId));
  if (!entry) return;
  const referred = await findReferredShare(services.db, entry, approval.payerRef);
  if (!referred) return;
  const { share, accountId } = referred;
  const also = await listAlso(services, share);
  const together = also.reduce((sum, { amountYen }) => sum + amountYen, share.amountYen);
  const attempt = { id: key, entryId: entry.id, accountId, method: 'qr-code' } as const;
  if (approval.amountYen === share.amountYen) await payEntries(services, attempt, undefined);
  else if (approval.amountYen === together) {
    const all = { ...attempt, also: also.map((one) => one.entry.id) };
    await payEntries(services, all, undefined);
  }
}

/**
 * The other places that the player holds unpaid in the tournament of an entry: what is paid together with it. A partner
 * pays the own part alone.
 */
export async function listAlso(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  { entry, partner }: Share,
): Promise<Share[]> {
  if (entry.state !== 'reserved' || partner) return [];
  const { accountId, tournamentId } = entry;
  const payable = await entries.listPayable(db, { accountId, tournamentId, now: clock.now() });
  return payable
    .filter(({ id }) => id !== entry.id)
    .map((one) => ({ entry: one, amountYen: ownPart(one), partner: null }));
}

/** Follows a webhook about an approval: immediately, or in the background when the provider does not answer. */
export async function followApprovalHint(services: PaymentServices, key: string): Promise<void> {
  try {
    await payApproved(services, key);
  } catch (error) {
    logUnanswered(services, error, key);
    await services.db.transaction((tx) => services.jobs.enqueue(tx, APPROVAL_JOB, { key }));
  }
}

function logUnanswered({ log }: PaymentServices, error: unknown, payment: string): void {
  log.warn({ err: error, payment }, 'the payment provider did not answer');
}
