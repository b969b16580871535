import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const address = z.string().min(1).max(1000);
const base64url = z.string().regex(/^[\w-]+=*$/);
const subscription = z.object({
  address,
  keys: z.object({ p256dh: base64url.max(200), auth: base64url.max(100) }),
});

export const state = endpoint({
  operationId: 'push.state',
  method: 'POST',
  path: '/api/notices/push/state',
  summary: 'Whether pushes come to this device, and the key that its browser needs',
  body: z.object({ address: address.nullable() }),
  output: z.object({
    publicKey: z.string(),
    on: z.boolean(),
    /** Whether pushes come to another device. */
    elsewhere: z.boolean(),
  }),
  refusals: {},
});

export const subscribe = endpoint({
  operationId: 'push.subscribe',
  method: 'POST',
  path: '/api/notices/push/subscribe',
  summary: 'Send pushes to this device, for as long as I am signed in on it',
  body: subscription,
  output: z.object({}),
  refusals: { NO_PUSH_SERVICE: 422 },
});

/** A browser that does not name its old subscription is identified by its login. One that had none gets none. */
export const renew = endpoint({
  operationId: 'push.renew',
  method: 'POST',
  path: '/api/notices/push/renew',
  summary:
    "The browser has exchanged its push subscription by itself, or ended it: `fresh` takes the old one's place",
  body: z.object({ old: address.nullable(), fresh: subscription.nullable() }),
  output: z.object({ on: z.boolean() }),
  refusals: { NO_PUSH_SERVICE: 422 },
});

export const unsubscribe = endpoint({
  operationId: 'push.unsubscribe',
  method: 'POST',
  path: '/api/notices/push/unsubscribe',
  summary: 'Send no more pushes to this device',
  body: z.object({ address }),
  output: z.object({}),
  refusals: {},
});
