import { isUnpaid } from '#features/entries/applications/applications.policy.ts';
import { confirmApplication } from '#features/entries/applications/server/applications.commands.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isOpen, movesForward } from '../payments.policy.ts';
import {
  holdApplication,
  releaseApplication,
  type Settlement,
  stateAfter,
} from './payments.holding.commands.ts';
import { oweTogether } from './payments.refunds.commands.ts';
import { findShare, isPayable, type Share } from './payments.shares.commands.ts';
import type { Charge, StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

/** Paying a school's application: always all of its lines, by one charge. Steps of the other commands of payments. */

/** The application of a line with the ids of what is paid with it, locked; null for an entry of no school. */
export async function lockApplication(
  tx: Db,
  entryId: string,
): Promise<{ readonly lines: readonly string[] } | null> {
  const entry = await entries.findById(tx, entryId);
  if (!entry?.applicationId) return null;
  await applications.findForUpdate(tx, entry.applicationId);
  const lines = await applications.listLiveLines(tx, entry.applicationId);
  const unpaid = lines.filter(({ state }) => state === 'reserved');
  return { lines: [...new Set([entryId, ...unpaid.map(({ id }) => id)])] };
}

/** What an account pays of the locked lines of an application: all of it, or nothing. */
export async function listLineShares(
  tx: Db,
  lines: readonly StoredEntry[],
  accountId: string,
): Promise<Share[]> {
  const [first] = lines;
  if (!first || !(await findShare(tx, first, accountId))) return [];
  return lines.map((entry) => ({ entry, amountYen: entry.feeYen, partner: null }));
}

/** Why the lines cannot be paid now: somebody of the school pays them already, or the time is over. */
export function refusalForLines(
  _tx: Db,
  shares: readonly Share[],
  { amountYen, now }: { readonly amountYen?: number | undefined; readonly now: Date },
): 'ALREADY_PAID' | 'RESERVATION_EXPIRED' | 'AMOUNT_CHANGED' | null {
  const isTaken = shares.some(({ entry }) => entry.state === 'confirmed' || entry.paymentUnderWay);
  if (isTaken) return 'ALREADY_PAID';
  if (!shares.every((share) => isPayable(share, now))) return 'RESERVATION_EXPIRED';
  const sum = shares.reduce((all, share) => all + share.amountYen, 0);
  return amountYen !== undefined && amountYen !== sum ? 'AMOUNT_CHANGED' : null;
}

interface Settled {
  readonly charge: Charge;
  readonly applicationId: string;
  readonly outcome: Settlement;
}

/** Settles the charge of an application, whose lock and those of its lines are held: it pays all of its lines, or goes back. */
export async function settleSchoolCharge(
  services: Services,
  tx: Db,
  { charge, applicationId, outcome }: Settled,
): Promise<void> {
  const settledAt = services.clock.now();
  const application = await applications.findById(tx, applicationId);
  const next = stateAfter(outcome);
  const moving = charge.filter(({ state }) => movesForward(state, next));
  if (!application || moving.length === 0) return;
  if (outcome.state === 'succeeded') {
    const paid = { charge, moving, application, ref: outcome.ref, settledAt };
    await settlePaid(services, tx, paid);
    return;
  }
  const failure = outcome.state === 'declined' ? outcome.failure : null;
  const change = { state: next, failure, settledAt: isOpen(next) ? null : settledAt };
  await payments.updateAll(tx, idsOf(moving), change);
  if (!isUnpaid(application.state)) return;
  if (outcome.state === 'requires-action') await holdApplication(tx, application, outcome.action);
  else if (!isOpen(next)) await releaseApplication(services, tx, application);
}

interface SettledPaid {
  readonly charge: Charge;
  readonly moving: readonly StoredPayment[];
  readonly application: applications.StoredApplication;
  readonly ref: string;
  readonly settledAt: Date;
}

async function settlePaid(
  services: Services,
  tx: Db,
  { charge, moving, application, ref: providerRef, settledAt }: SettledPaid,
): Promise<void> {
  const isWhole = paysAll(moving, await applications.listLiveLines(tx, application.id));
  const isDue = isWhole && !(await existsOther(tx, moving));
  const state = isDue ? ('succeeded' as const) : ('returned' as const);
  await payments.updateAll(tx, idsOf(moving), { state, failure: null, providerRef, settledAt });
  if (!isDue) {
    const isHeld = moving.some((payment) => isOpen(payment.state));
    if (isHeld && isUnpaid(application.state)) await releaseApplication(services, tx, application);
    await oweTogether(services, tx, moving);
    return;
  }
  const tournament = await tournaments.findById(tx, application.tournamentId);
  if (!tournament) throw new Error('an application without its tournament');
  const [{ method, accountId }] = charge;
  const paid = { application, tournament, method, accountId, now: settledAt };
  await confirmApplication(services, tx, paid);
}

/** Whether a charge pays exactly the lines that wait for it. */
function paysAll(open: readonly StoredPayment[], lines: readonly StoredEntry[]): boolean {
  const unpaid = lines.filter(({ state }) => state === 'reserved');
  const amounts = new Map(open.map(({ entryId, amountYen }) => [entryId, amountYen]));
  const isPaid = ({ id, feeYen }: StoredEntry) => amounts.get(id) === feeYen;
  return unpaid.length === open.length && unpaid.every(isPaid);
}

/** Whether another charge pays any of the lines, whichever teacher has begun it: one that was lost has come after it. */
async function existsOther(tx: Db, moving: readonly StoredPayment[]): Promise<boolean> {
  for (const { entryId, id } of moving) {
    if (await payments.existsLive(tx, { entryId }, id)) return true;
  }
  return false;
}

function idsOf(rows: readonly StoredPayment[]): string[] {
  return rows.map(({ id }) => id);
}
