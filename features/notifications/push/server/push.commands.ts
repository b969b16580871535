import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { MOST_DEVICES } from '../push.vocabulary.ts';
import { isPushAddress } from './push.addresses.provider.ts';
import * as subscriptions from './push.store.ts';

interface Browser {
  readonly accountId: string;
  /** Null for the demo's visitor, who has no session. */
  readonly sessionId: string | null;
}

/** Where a browser's push service takes messages, and the keys that encrypt them. */
interface Subscription {
  readonly address: string;
  readonly p256dh: string;
  readonly auth: string;
}

type PushServices = Pick<Services, 'db' | 'clock' | 'config'>;

/** Sends this account's pushes, and no other's, to this browser. Above the limit the oldest browser is removed. */
export async function subscribe(
  { db, clock, config }: PushServices,
  given: Browser & Subscription,
): Promise<Result<null, 'NO_PUSH_SERVICE'>> {
  if (!isPushAddress(given.address, config.pushServices)) return refuse('NO_PUSH_SERVICE');
  await db.transaction(async (tx) => {
    await subscriptions.insert(tx, { ...given, createdAt: clock.now() });
    await subscriptions.deleteOldest(tx, given.accountId, MOST_DEVICES);
  });
  return ok(null);
}

/**
 * Replaces this browser's subscription with `fresh`, or removes it. The browser is identified by its old address, or by
 * its login, since each browser has one. Gives false when it had none: a renewal never switches pushes on. Sending it
 * again changes nothing.
 */
export async function renew(
  { db, config }: PushServices,
  {
    accountId,
    sessionId,
    old,
    fresh,
  }: Browser & { old: string | null; fresh: Subscription | null },
): Promise<Result<boolean, 'NO_PUSH_SERVICE'>> {
  if (fresh && !isPushAddress(fresh.address, config.pushServices)) return refuse('NO_PUSH_SERVICE');
  const addresses = [old, fresh?.address].filter((one) => typeof one === 'string');
  return db.transaction(async (tx) => {
    const browser = { accountId, sessionId, addresses };
    const [current, ...others] = await subscriptions.listOfBrowserForUpdate(tx, browser);
    if (!current) return ok(false);
    await subscriptions.deleteByIds(tx, fresh ? others : [current, ...others]);
    if (!fresh) return ok(false);
    await subscriptions.deleteOthersAt(tx, fresh.address, current);
    // The same row, so that queued pushes find it.
    const { address, p256dh, auth } = fresh;
    await subscriptions.update(tx, current, { address, p256dh, auth, sessionId });
    return ok(true);
  });
}

/**
 * Pushes go on where the same account signs in again on the same browser, as after a change of its password or where its
 * login had expired. Those of another account end with its session.
 */
export async function moveSubscriptions(
  _services: Services,
  tx: Db,
  { accountId, from, to }: AppEvent<'session.replaced'>,
): Promise<void> {
  await subscriptions.updateSession(tx, { accountId, from, to });
}
