import type { StripeSettings } from '#platform/server/config.payments.ts';
import { clientOf } from './payments.stripe.provider.ts';

/** A payment in the books of Stripe that has taken money, or may still. */
export interface BookedIntent {
  readonly ref: string;
  /** The id of our charge. */
  readonly key: string;
  readonly createdAt: Date;
  /** Stripe's word: `succeeded`, or one in which it is still open. */
  readonly status: string;
  /** In whole yen. */
  readonly amountYen: number;
}

/** Stripe's own words for payments that nobody has confirmed, or that are over without money. */
const NOTHING = ['requires_payment_method', 'requires_confirmation', 'canceled'];

/** The payments of ours in Stripe's books that began since an instant, the newest first. */
export async function listBooked(settings: StripeSettings, since: Date): Promise<BookedIntent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: BookedIntent[] = [];
  for await (const intent of clientOf(settings).paymentIntents.list({ created, limit: 100 })) {
    const { id: ref, status, amount: amountYen } = intent;
    const key = intent.metadata.charge;
    if (!key || NOTHING.includes(status)) continue;
    found.push({ ref, key, createdAt: new Date(intent.created * 1000), status, amountYen });
  }
  return found;
}

/** A refund in the books of Stripe that has gone back, or is on its way. */
export interface BookedRefund {
  readonly ref: string;
  /** The payment's reference. */
  readonly chargeRef: string;
  /** The id of our refund; null of one that was made in the dashboard. */
  readonly key: string | null;
  readonly createdAt: Date;
  /** Stripe's word. */
  readonly status: string;
  /** In whole yen. */
  readonly amountYen: number;
}

/** The refunds of all payments of the account that were made since an instant, the newest first. */
export async function listBookedRefunds(
  settings: StripeSettings,
  since: Date,
): Promise<BookedRefund[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: BookedRefund[] = [];
  for await (const refund of clientOf(settings).refunds.list({ created, limit: 100 })) {
    const { id: ref, status, amount: amountYen, payment_intent: intent, metadata } = refund;
    const chargeRef = typeof intent === 'string' ? intent : intent?.id;
    if (!chargeRef || hasFailed(refund)) continue;
    const createdAt = new Date(refund.created * 1000);
    const key = metadata?.refund ?? null;
    found.push({ ref, chargeRef, key, createdAt, status: status ?? 'unknown', amountYen });
  }
  return found;
}

/** The id of our charge that a payment carries; null for a payment of another app. */
export async function findChargeKey(
  settings: StripeSettings,
  chargeRef: string,
): Promise<string | null> {
  return (await clientOf(settings).paymentIntents.retrieve(chargeRef)).metadata.charge ?? null;
}

/** What has gone back of a payment, or is on its way, in whole yen. */
export async function sumRefunded(settings: StripeSettings, ref: string): Promise<number> {
  const { data } = await clientOf(settings).refunds.list({ payment_intent: ref, limit: 100 });
  return data.filter((refund) => !hasFailed(refund)).reduce((sum, { amount }) => sum + amount, 0);
}

function hasFailed({ status }: { readonly status: string | null }): boolean {
  return status === 'failed' || status === 'canceled';
}
