import type { Db } from '#platform/server/db/database.ts';
import * as keys from '#platform/server/keys/keys.store.ts';
import type { Services } from '#platform/server/services.ts';
import { isPushAddress } from './push.addresses.provider.ts';
import type { StoredSubscription } from './push.store.ts';

/** `gone`: the browser has unsubscribed. `refused`: trying again would change nothing. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushOptions {
  readonly ttlS: number;
  readonly urgent: boolean;
}

type ProviderServices = Pick<Services, 'db' | 'clock' | 'config' | 'origin'>;

const TIMEOUT_MS = 15_000;

/** It is loaded with the first message. */
const library = async () => (await import('web-push')).default;

/**
 * Hands a message to the browser's push service, encrypted so that only that browser can read it (RFC 8291), and signed
 * with this server's key (RFC 8292). Throws when the service cannot be reached or is busy.
 */
export async function send(
  services: ProviderServices,
  subscription: StoredSubscription,
  payload: string,
  { ttlS, urgent }: PushOptions,
): Promise<PushOutcome> {
  // Checked again: an address that was allowed when it was stored may no longer be.
  if (!isPushAddress(subscription.address, services.config.pushServices)) return 'gone';
  const { address, p256dh, auth } = subscription;
  const webPush = await library();
  const request = webPush.generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    payload,
    {
      TTL: ttlS,
      urgency: urgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: subjectOf(services), ...(await vapidKeys(services.db, services)) },
    },
  );
  const answer = await fetch(address, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body ?? Buffer.alloc(0)),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return outcomeOf(answer.status);
}

/** The keys that identify this server to push services; browsers store the public one with their subscription. */
export async function vapidKeys(db: Db, { clock }: Pick<Services, 'clock'>): Promise<VapidKeys> {
  const find = () => keys.findByName<VapidKeys>(db, VAPID);
  const known = await find();
  if (known) return known;
  const webPush = await library();
  const made: VapidKeys = webPush.generateVAPIDKeys();
  await keys.insertMissing(db, { name: VAPID, value: made, now: clock.now() });
  return (await find()) ?? made;
}

const VAPID = 'web-push';

type VapidKeys = Readonly<Record<'publicKey' | 'privateKey', string>>;

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return 'refused';
}

/** The contact that a push service may use when something is wrong; it must be https or mailto. */
function subjectOf({ origin, config }: Pick<Services, 'origin' | 'config'>): string {
  if (origin().startsWith('https:')) return origin();
  return `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
}
