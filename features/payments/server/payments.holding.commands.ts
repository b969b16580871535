import * as Entry from '#domain/entry/entry.ts';
import { turnEnds } from '#domain/entry/split.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { later } from '#features/entries/partners/partners.policy.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { firstCheck, isOpen } from '../payments.policy.ts';
import type { PaymentState } from '../payments.vocabulary.ts';
import { closeReceipt } from '../receipts/server/receipts.notifications.ts';
import { notifyOfTransfer } from '../transfers/server/transfers.notifications.ts';
import { nextTransferStep } from '../transfers/transfers.policy.ts';
import * as actions from './payments.actions.store.ts';
import { notifyOfExpired, notifyOfVoucher } from './payments.notifications.ts';
import type { Action, PaymentOutcome } from './payments.provider.ts';
import { findShare } from './payments.shares.commands.ts';
import type { Charge } from './payments.store.ts';

/** How places are held while a charge waits for the person who pays; steps of settling it. */

export const CANCEL_JOB = 'payments.cancel';

/** Holds an unpaid place as long as it can still be paid. */
export async function holdForAction(
  tx: Db,
  entry: StoredEntry,
  action: AwaitedAction,
): Promise<void> {
  await entries.update(tx, entry.id, holdOf(entry.reservedUntil, action));
}

/** Holds all lines of a school's application, and the application itself. */
export async function holdApplication(
  tx: Db,
  application: applications.StoredApplication,
  action: AwaitedAction,
): Promise<void> {
  const hold = holdOf(application.dueAt, action);
  await applications.updateReservedLines(tx, application.id, hold);
  await applications.update(tx, application.id, { dueAt: hold.reservedUntil });
}

function holdOf(until: Date | null, action: AwaitedAction) {
  if (action.kind === 'redirect') return { reservedUntil: until, waitsFor: 'approval' as const };
  const { expiresAt } = action;
  const waitsFor = action.kind === 'transfer' ? ('transfer' as const) : ('store' as const);
  return { reservedUntil: until ? later(until, expiresAt) : expiresAt, waitsFor };
}

/** Lets an unpaid place lapse again: where it waited for a store or a transfer, after the minutes of any other payment. */
export async function release({ clock }: Services, tx: Db, entry: StoredEntry): Promise<void> {
  const reservedUntil = timeLeft(entry, clock.now());
  await entries.update(tx, entry.id, { paymentUnderWay: false, waitsFor: null, reservedUntil });
}

/** The same for all lines of an application; one that waits for a transfer anyway waits on. */
export async function releaseApplication(
  { clock }: Services,
  tx: Db,
  application: applications.StoredApplication,
): Promise<void> {
  const { id, state, dueAt } = application;
  const [line] = await applications.listLiveLines(tx, id);
  const waitsFor = line?.waitsFor ?? null;
  const until =
    state === 'reserved' ? timeLeft({ reservedUntil: dueAt, waitsFor }, clock.now()) : dueAt;
  const freed = { paymentUnderWay: false, waitsFor: null, reservedUntil: until };
  await applications.updateReservedLines(tx, id, freed);
  if (until?.getTime() !== dueAt?.getTime()) await applications.update(tx, id, { dueAt: until });
}

function timeLeft(
  { reservedUntil, waitsFor }: Pick<StoredEntry, 'reservedUntil' | 'waitsFor'>,
  now: Date,
): Date | null {
  const waited = waitsFor === 'store' || waitsFor === 'transfer';
  if (!waited || !reservedUntil) return reservedUntil;
  const minutes = Entry.reservationEnds(now.getTime());
  return new Date(Math.min(reservedUntil.getTime(), minutes));
}

/** What the person has to do: for the provider, or a transfer, which is none of its business, while the place is held. */
export type AwaitedAction = Action | { readonly kind: 'transfer'; readonly expiresAt: Date };

/** `unknown-to-provider`: the charge never reached it. */
export type Settlement =
  | PaymentOutcome
  | { readonly state: 'requires-action'; readonly action: AwaitedAction }
  | { readonly state: 'unknown-to-provider' };

/** The state of a payment with this outcome. */
export function stateAfter({ state }: Settlement): PaymentState {
  return state === 'unknown-to-provider' ? 'void' : state;
}

interface Followed {
  readonly before: Charge;
  readonly after: Charge;
  readonly outcome: Settlement;
}

/** Stores what the person has to do when a charge begins to wait, and forgets it with its outcome. */
export async function followWaiting(
  services: Services,
  tx: Db,
  { before, after, outcome }: Followed,
): Promise<void> {
  const [{ chargeId, state, entryId }] = after;
  if (!isOpen(state)) {
    await closeReceipt(services, tx, after);
    if (isOpen(before[0].state)) await actions.deleteByCharge(tx, chargeId);
    // By the outcome: a charge of which a part has come back is returned.
    if (outcome.state === 'expired') await followExpired(services, tx, after);
    return;
  }
  const begins = before[0].state !== 'requires-action' && state === 'requires-action';
  if (!begins || !('action' in outcome)) return;
  const { action } = outcome;
  const entry = await entries.findById(tx, entryId);
  const now = services.clock.now();
  const { kind } = action;
  const expiresAt =
    kind === 'redirect' ? await approvalEnds(tx, { entry, charge: after, now }) : action.expiresAt;
  const url = kind === 'transfer' ? null : action.url;
  const stores = action.kind === 'voucher' ? action.stores : [];
  const checkAt =
    kind === 'transfer' ? nextTransferStep(now, expiresAt) : firstCheck({ kind, now, expiresAt });
  await actions.insert(tx, { chargeId, kind, url, stores, expiresAt, checkAt });
  if (entry?.state !== 'reserved') {
    // The place has gone while the provider was asked, such as with its tournament.
    await services.jobs.enqueue(tx, CANCEL_JOB, { chargeId });
  } else if (action.kind === 'voucher') {
    await notifyOfVoucher(services, tx, { charge: after, entry, action });
  } else if (action.kind === 'transfer') {
    await notifyOfTransfer(services, tx, { charge: after, heldUntil: expiresAt });
  }
}

/**
 * Nobody has paid at a store, or transferred the money, in time: who was to pay is notified, where the place is over with it. A school is notified with its
 * application.
 */
async function followExpired(services: Services, tx: Db, charge: Charge): Promise<void> {
  const entry = await entries.findById(tx, charge[0].entryId);
  const isOver =
    entry?.state === 'reserved' &&
    entry.reservedUntil !== null &&
    entry.reservedUntil <= services.clock.now();
  if (isOver && !entry.applicationId) await notifyOfExpired(services, tx, { charge, entry });
}

/** Long enough for the pages of a bank, however late the payment was begun. */
const APPROVAL_MS = 10 * 60_000;

interface Approval {
  readonly entry: StoredEntry | null;
  readonly charge: Charge;
  readonly now: Date;
}

/**
 * An approval gets the time of one payment, and of a partner the rest of the turn: nobody else can pay or withdraw meanwhile, and a
 * place may be held for days, such as for a transfer or for the partner's half.
 */
async function approvalEnds(tx: Db, { entry, charge, now }: Approval): Promise<Date> {
  const share = entry && (await findShare(tx, entry, charge[0].accountId));
  const until = share?.partner?.payUntil ?? entry?.reservedUntil ?? now;
  const longest = turnEnds(now);
  const shortest = new Date(now.getTime() + APPROVAL_MS);
  return later(until < longest ? until : longest, shortest);
}
