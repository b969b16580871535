import { ok, type Result, refuse } from '#domain/common/result.ts';
import { pointsOf } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import type { Language } from '#platform/shared/language.ts';
import { OPEN_STATES, type PaymentState } from '../payments.vocabulary.ts';
import * as receipts from '../receipts/server/receipts.store.ts';
import { beginTransfer } from '../transfers/server/transfers.commands.ts';
import { findOffered } from './payments.offered.commands.ts';
import { spendPoints } from './payments.points.commands.ts';
import { type Intent, type PaymentServices, RefusedPayment } from './payments.provider.ts';
import { listLineShares, lockApplication, refusalForLines } from './payments.schools.commands.ts';
import { settleCharge, settleChargeIn } from './payments.settling.commands.ts';
import { findShare, isPayable, type Share } from './payments.shares.commands.ts';
import type { Charge, StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const SETTLE_JOB = 'payments.settle';

// Long after the answer to an ordinary payment; see payments.jobs.ts.
const FIRST_CHECK_S = 20;

/** What slips of card companies and stores say, in at most 22 characters that all of them can print. */
const DESCRIPTION = 'RallyDays';

export interface Attempt {
  /** Of the charge; the payment of the first entry has the same id. */
  readonly id: string;
  readonly entryId: string;
  /** Further entries of the same tournament, paid by the same charge. */
  readonly also?: readonly string[];
  readonly accountId: string;
  readonly method: PaymentMethod;
  /** What the person has seen as the sum, in whole yen; undefined is not compared. */
  readonly amountYen?: number | undefined;
  /** Where the receipt goes, of a payer without an account. */
  readonly receiptTo?: { readonly email: string; readonly language: Language };
  /** Where the pages of a bank or a payment app lead back to; the screen of the entry, where left out. */
  readonly returnPath?: string;
}

export type AttemptRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'RESERVATION_EXPIRED'
  | 'ALREADY_PAID'
  | 'ID_TAKEN'
  | 'AMOUNT_CHANGED'
  | 'WAY_NOT_OFFERED'
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
  const { charge, repeated, heldUntil } = begun.value;
  if (repeated) return ok(await lookUpCharge(services, charge));
  const { returnPath } = attempt;
  return ok(await send(services, charge, { cardToken, heldUntil, returnPath }));
}

interface Begun {
  readonly charge: Charge;
  readonly repeated: boolean;
  /** Of a payment that waits for days. */
  readonly heldUntil: Date | null;
}

function beginPayment(services: PaymentServices, attempt: Attempt) {
  const { db, clock } = services;
  return undoable(db, async (tx, undo): Promise<Result<Begun, AttemptRefusal>> => {
    const { id, entryId, method } = attempt;
    const { wanted, shares, isSchool } = await lockShares(tx, attempt);
    if (!areOwn(shares, wanted.length)) return refuse('ENTRY_NOT_FOUND');
    const known = await payments.findCharge(tx, id);
    if (known?.some((payment) => payment.entryId === entryId)) {
      return ok({ charge: known, repeated: true, heldUntil: null });
    }
    // Read under the lock: the transaction may wait for it past the end of the reservation.
    const now = clock.now();
    const about = { ...attempt, now };
    if (known) return refuse('ID_TAKEN');
    const refusal = await (isSchool ? refusalForLines : refusalForAll)(tx, shares, about);
    if (refusal) return refuse(refusal);
    const offered = await findOffered(tx, services, { method, shares, now });
    if (!offered) return refuse('WAY_NOT_OFFERED');

    // In the order in which they were sent: the first payment has the id of the charge.
    const inOrder = wanted.flatMap((one) => shares.filter(({ entry }) => entry.id === one));
    const charge = await storeCharge(tx, attempt, { shares: inOrder, now });
    await entries.updatePaymentUnderWay(tx, wanted);
    const begun = { charge, repeated: false, ...offered };
    if (method === 'points') {
      const paid = await payWithPoints(services, tx, charge, shares);
      return ok({ ...begun, charge: paid ?? undo('POINTS_SHORT') });
    }
    return ok(await beginWaiting(services, tx, begun));
  });
}

/** Stores a charge before it is sent, and where its receipt goes. */
async function storeCharge(
  tx: Db,
  { id: chargeId, accountId, method, receiptTo }: Attempt,
  { shares, now: createdAt }: { readonly shares: readonly Share[]; readonly now: Date },
): Promise<Charge> {
  const wholly = { chargeId, accountId, method, createdAt, shares };
  const charge = await payments.insertCharge(tx, wholly);
  if (receiptTo) await receipts.insert(tx, { chargeId, ...receiptTo });
  return charge;
}

/** What follows for a stored charge: a transfer waits for the organizer, everything else for the provider. */
async function beginWaiting(services: PaymentServices, tx: Db, begun: Begun): Promise<Begun> {
  const { charge, heldUntil } = begun;
  const [{ chargeId: paymentId, method, createdAt }] = charge;
  if (method === 'transfer' && heldUntil) {
    return { ...begun, charge: await beginTransfer(services, tx, { charge, heldUntil }) };
  }
  const at = new Date(createdAt.getTime() + FIRST_CHECK_S * 1000);
  await services.jobs.enqueue(tx, SETTLE_JOB, { paymentId }, { at });
  return begun;
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

interface About {
  readonly accountId: string;
  readonly amountYen?: number | undefined;
  readonly now: Date;
}

async function refusalForAll(
  tx: Db,
  wanted: readonly Share[],
  about: About,
): Promise<Unpayable | 'AMOUNT_CHANGED' | null> {
  for (const share of wanted) {
    const refusal = await refusalFor(tx, share, about);
    if (refusal) return refusal;
  }
  const isSeen = about.amountYen === undefined || about.amountYen === amountOf(wanted);
  return isSeen ? null : 'AMOUNT_CHANGED';
}

async function refusalFor(
  tx: Db,
  share: Share,
  { accountId, now }: About,
): Promise<Unpayable | null> {
  const { id: entryId, state } = share.entry;
  if (state === 'confirmed' || (await payments.existsLive(tx, { entryId, accountId }))) {
    return 'ALREADY_PAID';
  }
  return isPayable(share, now) ? null : 'RESERVATION_EXPIRED';
}

/** Each entry with a fee costs the same points, whatever the fee, and half of a fee half of them. Null when there are too few. */
async function payWithPoints(
  services: PaymentServices,
  tx: Db,
  charge: Charge,
  shares: readonly Share[],
): Promise<Charge | null> {
  const now = services.clock.now();
  for (const { accountId, entryId, amountYen, id: paymentId } of charge) {
    const share = shares.find(({ entry }) => entry.id === entryId);
    const amount = pointsOf(share?.entry ?? { feeYen: amountYen, partnerFeeYen: null });
    const spending = { accountId, paymentId, amount, now };
    if (!(await spendPoints(tx, spending))) return null;
  }
  return settleChargeIn(services, tx, charge[0].chargeId, { state: 'succeeded', ref: 'points' });
}

/** Asks the provider to charge, where it does; gives the payments in their resulting state, still pending when the answer was lost. */
async function send(
  services: PaymentServices,
  charge: Charge,
  {
    cardToken,
    heldUntil,
    returnPath,
  }: Pick<Begun, 'heldUntil'> & {
    cardToken: string | undefined;
    returnPath: string | undefined;
  },
): Promise<Charge> {
  const [{ chargeId: key, method, accountId, entryId }] = charge;
  // Points have paid already, and of a transfer the provider knows nothing.
  if (method === 'points' || method === 'transfer') return charge;
  const { db, provider, origin } = services;
  const payer = (await findRecipient(db, accountId)) ?? { name: '', email: '' };
  const intent: Intent = {
    key,
    amountYen: amountOf(charge),
    method,
    description: DESCRIPTION,
    returnUrl: `${origin()}${returnPath ?? `/tournament-payment?entry=${entryId}`}`,
    expiresAt: heldUntil,
    payer,
    cardToken,
  };
  try {
    const { ref } = await provider.create(intent);
    // Stored before any money can move, so that the payment is found whatever happens next.
    await payments.updatePendingRef(db, key, ref);
    const outcome = await provider.confirm(intent, ref);
    return (await settleCharge(services, key, outcome)) ?? charge;
  } catch (error) {
    if (error instanceof RefusedPayment) {
      const refused = { state: 'declined', failure: 'WAY_REFUSED' } as const;
      return (await settleCharge(services, key, refused)) ?? charge;
    }
    // Whether the money moved is unknown; the settle job asks again.
    logUnanswered(services, error, key);
    return charge;
  }
}

/** What a charge takes: the fees of all its entries, or the parts of them, in yen. */
function amountOf(charge: readonly Pick<StoredPayment, 'amountYen'>[]): number {
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
  if (!charge?.some(({ state }) => isUnsettled(state))) return charge;
  const [{ providerRef: ref, method }] = charge;
  if (method === 'transfer') return charge;
  const outcome = await services.provider.find({ key: chargeId, ref });
  return outcome && ((await settleCharge(services, chargeId, outcome)) ?? charge);
}

/** Whether the provider may know more: a payment that was given up is asked for, too, in case its money has moved. */
function isUnsettled(state: PaymentState): boolean {
  return state === 'void' || OPEN_STATES.some((open) => open === state);
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

/** For the operator: the outcome of a payment is not known yet. */
export function logUnanswered({ log }: PaymentServices, error: unknown, payment: string): void {
  log.warn({ err: error, payment }, 'the payment provider did not answer');
}
