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
  /** What has not gone back, in whole yen. */
  readonly amountYen: number;
}

/** Stripe's own words for payments that nobody has confirmed, or that are over without money. */
const NOTHING = ['requires_payment_method', 'requires_confirmation', 'canceled'];

/** The payments of ours in Stripe's books that began since an instant and are not wholly refunded, the newest first. */
export async function listBooked(settings: StripeSettings, since: Date): Promise<BookedIntent[]> {
  const stripe = clientOf(settings);
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: BookedIntent[] = [];
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    const { id: ref, status } = intent;
    const key = intent.metadata.charge;
    if (!key || NOTHING.includes(status)) continue;
    const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
    const isGone = (refund: (typeof data)[number]) =>
      refund.status !== 'failed' && refund.status !== 'canceled';
    const backYen = data.filter(isGone).reduce((sum, { amount }) => sum + amount, 0);
    const amountYen = intent.amount - backYen;
    const createdAt = new Date(intent.created * 1000);
    if (amountYen > 0) found.push({ ref, key, createdAt, status, amountYen });
  }
  return found;
}
