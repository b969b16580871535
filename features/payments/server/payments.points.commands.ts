import type { Db } from '#platform/server/db/database.ts';
import * as Points from '../payments.points.policy.ts';
import * as store from './payments.points.store.ts';

/** What happens to the points of an account; each is a step of another command, in its transaction. */

interface OfPayment {
  readonly accountId: string;
  readonly paymentId: string;
  readonly now: Date;
}

/** Gives points once for a cause: a repeated call gives nothing more. What the account owes is covered first. */
export async function grantPoints(tx: Db, lot: store.NewLot): Promise<void> {
  if (!(await store.insertLot(tx, lot))) return;
  const { accountId, now } = lot;
  const before = await store.findLedgerForUpdate(tx, accountId);
  await store.updateLedger(tx, { before, after: Points.settleDebt(before, now), now });
}

/** Takes `amount` points from the lots that expire first; false, without a change, when there are too few. */
export async function spendPoints(
  tx: Db,
  spending: OfPayment & { readonly amount: number },
): Promise<boolean> {
  const { accountId, now } = spending;
  const before = await store.findLedgerForUpdate(tx, accountId);
  const after = Points.spend(before, spending);
  if (after) await store.updateLedger(tx, { before, after, now });
  return after !== null;
}

/** Gives back the points that a payment spent, each to its own lot with its own expiry. */
export async function giveBackPoints(
  tx: Db,
  { accountId, paymentId, now }: OfPayment,
): Promise<void> {
  const before = await store.findLedgerForUpdate(tx, accountId);
  await store.updateLedger(tx, { before, after: Points.giveBack(before, paymentId, now), now });
}

/** Takes back the points that a refunded payment earned; points that are already spent are owed. */
export async function revokePoints(
  tx: Db,
  { accountId, paymentId, now }: OfPayment,
): Promise<void> {
  const before = await store.findLedgerForUpdate(tx, accountId);
  await store.updateLedger(tx, { before, after: Points.revoke(before, paymentId, now), now });
}
