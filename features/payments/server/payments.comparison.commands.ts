import { isRefundedToAccount } from '#domain/entry/entry.ts';
import type { StripeSettings } from '#platform/server/config.payments.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isOurKey } from './payments.provider.ts';
import * as refunds from './payments.refunds.store.ts';
import * as payments from './payments.store.ts';
import {
  type BookedIntent,
  type BookedRefund,
  findChargeKey,
  listBooked,
  listBookedRefunds,
  sumRefunded,
} from './payments.stripe.books.provider.ts';

/**
 * Payments since an instant that Stripe has and the database does not, as after the restore of an older backup, with what has not gone
 * back. Those that have gone back wholly are left out.
 */
export async function listUnknown(
  db: Db,
  settings: StripeSettings,
  since: Date,
): Promise<BookedIntent[]> {
  const booked = (await listBooked(settings, since)).filter(({ key }) => isOurKey(key));
  const stored = await payments.listStored(
    db,
    booked.map(({ key }) => key),
  );
  const unknown: BookedIntent[] = [];
  // Of the others Stripe need not be asked.
  for (const one of booked.filter(({ key }) => !stored.has(key))) {
    const amountYen = one.amountYen - (await sumRefunded(settings, one.ref));
    if (amountYen > 0) unknown.push({ ...one, amountYen });
  }
  return unknown;
}

export interface UnknownRefund extends BookedRefund {
  readonly chargeId: string;
  /** What of it the database has, in whole yen; what waits for a bank transfer instead is none of it. */
  readonly storedYen: number;
  /**
   * Whether the provider refuses any further refund of the charge: all of it is back, and the app refunds it there. Else a withdrawal would
   * give money back twice: what is left of the charge is that of other entries, or the app asks for a bank account.
   */
  readonly isAllBack: boolean;
}

/**
 * Refunds since an instant that Stripe has made of payments in the database, and that the database does not have, or has with another sum:
 * there the fee counts as paid, or would go back once more. Those of payments that are unknown themselves are in `listUnknown`.
 */
export async function listUnknownRefunds(
  db: Db,
  settings: StripeSettings,
  since: Date,
): Promise<UnknownRefund[]> {
  const booked = await listBookedRefunds(settings, since);
  const charges = await payments.listByRef(
    db,
    booked.map(({ chargeRef }) => chargeRef),
  );
  const stored = await refunds.sumsBySent(
    db,
    booked.flatMap(({ key }) => (key && isOurKey(key) ? [key] : [])),
  );
  const unknown: UnknownRefund[] = [];
  for (const one of booked) {
    const storedYen = (one.key && stored.get(one.key)) || 0;
    if (storedYen === one.amountYen) continue;
    const chargeId = charges.get(one.chargeRef) ?? (await findStoredCharge(one));
    if (!chargeId) continue;
    const isAllBack = await isBackAtProvider(chargeId, one);
    unknown.push({ ...one, chargeId, storedYen, isAllBack });
  }
  return unknown;

  async function isBackAtProvider(id: string, { chargeRef }: BookedRefund): Promise<boolean> {
    const charge = (await payments.findCharge(db, id)) ?? [];
    if (charge.some(({ method }) => isRefundedToAccount(method))) return false;
    const paidYen = charge.reduce((sum, { amountYen }) => sum + amountYen, 0);
    return (await sumRefunded(settings, chargeRef)) >= paidYen;
  }

  /** The backup may be of the moment before its payment had a reference. */
  async function findStoredCharge({ chargeRef }: BookedRefund): Promise<string | null> {
    const key = await findChargeKey(settings, chargeRef);
    if (!key || !isOurKey(key)) return null;
    return (await payments.listStored(db, [key])).has(key) ? key : null;
  }
}
