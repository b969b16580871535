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

/** What has gone back of a payment, or is on its way, in whole yen. */
export async function sumRefunded(settings: StripeSettings, ref: string): Promise<number> {
  const { data } = await clientOf(settings).refunds.list({ payment_intent: ref, limit: 100 });
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
}
