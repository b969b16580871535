import type { StripeSettings } from '#platform/server/config.payments.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as payments from './payments.store.ts';
import { type BookedIntent, listBooked, sumRefunded } from './payments.stripe.books.provider.ts';
import { isOurKey } from './payments.webhooks.commands.ts';

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
