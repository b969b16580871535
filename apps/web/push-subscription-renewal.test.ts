import { beforeEach, expect, test, vi } from 'vitest';
import { catchUp, renew } from './push-subscription-renewal.ts';

const OLD = 'https://push.example/old';
const NEW = 'https://push.example/new';

const subscribed = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
});

let current: ReturnType<typeof subscribed> | null;
let isSignedIn: boolean;
let renewals: unknown[];

const push = {
  getSubscription: async () => current,
  subscribe: async () => {
    current = subscribed(NEW);
    return current;
  },
} as unknown as PushManager;

beforeEach(() => {
  const cached = new Map<string, Response>();
  const settings = {
    match: async (key: string) => cached.get(key)?.clone(),
    put: async (key: string, response: Response) => void cached.set(key, response),
  };
  vi.stubGlobal('caches', { open: async () => settings });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (!isSignedIn) return Response.json({ code: 'SIGN_IN_REQUIRED' }, { status: 401 });
    if (path.endsWith('/state')) return Response.json({ publicKey: 'public' });
    renewals.push(JSON.parse(body));
    return Response.json({ on: true });
  });
  isSignedIn = true;
  renewals = [];
});

const ended = () => {
  const oldSubscription = current as unknown as PushSubscription;
  current = null;
  return renew(push, { oldSubscription });
};

test('A subscription that the browser ends is replaced', async () => {
  current = subscribed(OLD);
  await ended();
  expect(renewals).toMatchObject([{ old: OLD, fresh: { address: NEW } }]);
});

test('A subscription that the browser ends while the login has expired is replaced after the next login', async () => {
  current = subscribed(OLD);
  isSignedIn = false;
  await ended();
  await catchUp(push);
  expect(current).toBeNull();
  isSignedIn = true;
  await catchUp(push);
  expect(renewals).toMatchObject([{ old: OLD, fresh: { address: NEW } }]);
  await catchUp(push);
  expect(renewals).toHaveLength(1);
});

test('A subscription is replaced in Safari 16.4, which does not have Response.json', async () => {
  const answers = [{ publicKey: 'public' }, { on: true }].map((body) => JSON.stringify(body));
  vi.stubGlobal('fetch', async () => new Response(answers.shift()));
  const json = vi.spyOn(Response, 'json');
  current = subscribed(OLD);
  await ended();
  expect(answers).toEqual([]);
  expect(json).not.toHaveBeenCalled();
  json.mockRestore();
});
