import { ok, type Result, refuse } from '#domain/common/result.ts';
import { pointsOf } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import {
  confirmByPartner,
  confirmEntry,
  holdForPartner,
} from '#features/entries/server/entries.commands.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import type { Services } from '#platform/server/services.ts';
import { earnedPointsOpenOn, pointsEarned } from '../payments.policy.ts';
import { grantPoints, spendPoints } from './payments.points.commands.ts';
import type { ChargeOutcome, PaymentServices } from './payments.provider.ts';
import { oweRefund } from './payments.refunds.commands.ts';
import {
  listLineShares,
  lockApplication,
  refusalForLines,
  settleSchoolCharge,
} from './payments.schools.commands.ts';
import { findShare, isPayable, isWanted, type Share } from './payments.shares.commands.ts';
import type { Charge, StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const SETTLE_JOB = 'payments.settle';

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
  /** What the person has seen as the sum of a school's application, in whole yen; undefined is not compared. */
  readonly amountYen?: number | undefined;
}

export type AttemptRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'RESERVATION_EXPIRED'
  | 'ALREADY_PAID'
  | 'ID_TAKEN'
  | 'AMOUNT_CHANGED'
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
    const { id, entryId, accountId, method } = attempt;
    const { wanted, shares, isSchool } = await lockShares(tx, attempt);
    if (!areOwn(shares, wanted.length)) return refuse('ENTRY_NOT_FOUND');
    const known = await payments.findCharge(tx, id);
    if (known?.some((payment) => payment.entryId === entryId)) {
      return ok({ charge: known, repeated: true });
    }
    // Read under the lock: the transaction may wait for it past the end of the reservation.
    const now = clock.now();
    const about = { ...attempt, now };
    const decide = isSchool ? refusalForLines : refusalForAll;
    const refusal = known ? 'ID_TAKEN' : await decide(tx, shares, about);
    if (refusal) return refuse(refusal);

    const charge = await payments.insertCharge(tx, {
      chargeId: id,
      accountId,
      method,
      createdAt: now,
      // In the order in which they were sent: the first payment has the id of the charge.
      shares: wanted.flatMap((one) => shares.filter(({ entry }) => entry.id === one)),
    });
    await entries.updatePaymentUnderWay(tx, wanted);
    if (method === 'points') {
      const paid = await payWithPoints(services, tx, charge, shares);
      return paid ? ok({ charge: paid, repeated: false }) : undo('POINTS_SHORT');
    }
    const at = new Date(now.getTime() + FIRST_CHECK_S * 1000);
    await jobs.enqueue(tx, SETTLE_JOB, { paymentId: id }, { at });
    return ok({ charge, repeated: false });
  });
}

/** Locks what is paid together: the entries that were asked for, or all lines of a school's application. */
async function lockShares(tx: Db, { entryId, also = [], accountId }: Attempt) {
  const school = await lockApplication(tx, entryId);
  const wanted = school?.lines ?? [...new Set([entryId, ...also])];
  const locked = await entries.listForUpdate(tx, wanted);
  const shares = await (school ? listLineShares : listShares)(tx, locked, accountId);
  return { wanted, shares, isSchool: school !== null };
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
    if (!(await spendPoints(tx, spending))) return null;
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
  const [first] = await entries.listApplications(tx, paidFor);
  if (first) await applications.findForUpdate(tx, first);
  const locked = await entries.listForUpdate(tx, paidFor);
  const charge = await payments.findChargeForUpdate(tx, chargeId);
  if (first && charge) {
    const ref = outcome.state === 'succeeded' ? outcome.ref : null;
    const failure = outcome.state === 'declined' ? outcome.failure : null;
    await settleSchoolCharge(services, tx, { charge, applicationId: first, ref, failure });
    return payments.findCharge(tx, chargeId);
  }
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

/** For the operator: the outcome of a payment is not known yet. */
export function logUnanswered({ log }: PaymentServices, error: unknown, payment: string): void {
  log.warn({ err: error, payment }, 'the payment provider did not answer');
}
