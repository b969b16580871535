/// <reference lib="webworker" />
import * as contract from '#features/notifications/push/push.contract.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';

const SETTINGS = 'settings';
const SUBSCRIPTION_KEY = '/push-subscription';
/** What the version before stored the address as. */
const FORMER_FIELD = 'told';

/** What the worker remembers between its short lives. */
interface KnownSubscription {
  /** The address that the server knows; the browser does not always name the old one. */
  readonly address: string | null;
  /** The browser has exchanged its subscription, and the server has not been notified yet. */
  readonly pending: boolean;
}
const nothing: KnownSubscription = { address: null, pending: false };

/** The subscriptions that a browser names in an exchange; some name neither. */
interface Exchange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The browser has exchanged or ended its subscription: notifies the server, now or at the next start of the app. */
export async function renew(push: PushManager, exchange: Exchange): Promise<void> {
  const { address } = await read();
  const old = exchange.oldSubscription?.endpoint ?? address;
  await store({ address: old, pending: true });
  const now = exchange.newSubscription ?? (await push.getSubscription());
  await settle(push, old, now && now.endpoint !== old ? now : null);
}

/** At each start of the app: sends what the server does not know, because the network failed or the browser was silent. */
export async function catchUp(push: PushManager): Promise<void> {
  const { address, pending } = await read();
  const now = await push.getSubscription();
  if (pending) await settle(push, address, now && now.endpoint !== address ? now : null);
  else if (now && now.endpoint !== address) await report(address, now);
}

/** Subscribes where the browser has made no subscription. */
async function settle(push: PushManager, old: string | null, made: PushSubscription | null) {
  const now = made ?? (await subscribe(push));
  // Pushes were switched off here, or somebody else is signed in: no pushes are expected.
  if ((await report(old, now)) === false) await now?.unsubscribe();
}

/** Null when the person no longer allows it. Any other failure may be temporary, and the next start tries again. */
async function subscribe(push: PushManager): Promise<PushSubscription | null> {
  const { publicKey } = (await (await post(contract.state, { address: null })).json()) as {
    publicKey?: string;
  };
  if (!publicKey) return null;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return push.subscribe(options).catch((error: DOMException) => {
    if (error.name === 'NotAllowedError') return null;
    throw error;
  });
}

/**
 * Whether this browser receives pushes from now on; undefined when the server could not answer, or while the login has expired: with the
 * next one of the same account its pushes go on.
 */
async function report(old: string | null, now: PushSubscription | null) {
  const { p256dh = '', auth = '' } = now?.toJSON().keys ?? {};
  const fresh = now && { address: now.endpoint, keys: { p256dh, auth } };
  const response = await post(contract.renew, { old, fresh });
  if (response.status >= 500 || [401, 429].includes(response.status)) return undefined;
  const on: boolean = response.ok && (await response.json()).on;
  await store({ address: on && now ? now.endpoint : null, pending: false });
  return on;
}

function post({ method, path }: Endpoint, body: object): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'x-rallydays': '1' },
    body: JSON.stringify(body),
  });
}

async function read(): Promise<KnownSubscription> {
  const settings = await caches.open(SETTINGS);
  const stored = await (await settings.match(SUBSCRIPTION_KEY))?.json();
  if (!stored) return nothing;
  const { address = stored[FORMER_FIELD], pending } = stored;
  return { address, pending };
}

async function store(value: KnownSubscription): Promise<void> {
  const settings = await caches.open(SETTINGS);
  await settings.put(SUBSCRIPTION_KEY, new Response(JSON.stringify(value)));
}
