import { chromiumLaunch } from '#platform/testing/chromium.ts';
import {
  openPushService,
  type PushService,
  type TestSubscription,
} from '#platform/testing/push-service.ts';
import { appCached } from './support/cached.ts';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { test as base, expect } from './support/test.ts';
import { words } from './support/words.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
}
/** The part of a service worker's global scope that the tests use. */
interface WorkerScope {
  readonly registration: { getNotifications(): Promise<Shown[]> };
  readonly NotificationEvent: new (type: string, init: { notification: Shown }) => Event;
  readonly PushManager: { readonly prototype: object };
  readonly ExtendableEvent: new (type: string) => Event;
  dispatchEvent(event: Event): boolean;
}
/** Adds a push service that the server accepts, and a browser that can show notifications. */
const test = base.extend<object, { push: PushService }>({
  push: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const push = await openPushService();
      await use(push);
      await push.close();
    },
    { scope: 'worker' },
  ],
  world: ({ push }, use) => use({ env: { PUSH_SERVICES: push.origin } }),
});
test.use({ launchOptions: chromiumLaunch({ whole: true }) });

for (const language of ['en', 'ja'] as const) {
  test(`Pushes are switched on and off for this device, and end with logging out (${language})`, async ({
    playerPhone,
    push,
  }) => {
    const t = words[language].push;
    const phone = await playerPhone('山田 太郎', {
      language,
      serviceWorker: true,
    });
    const { page, axe, context } = phone;
    await context.grantPermissions(['notifications']);
    await subscribeHere(phone, push.subscribe());
    await openSettings(phone);
    await page.getByText(t.off, { exact: true }).waitFor();
    await page.locator('[name=changes-push]:disabled:not(:checked)').waitFor();
    await axe();
    await page.getByRole('button', { name: t.turnOn }).click();
    await page.getByText(t.on, { exact: true }).waitFor();
    await page.locator('[name=changes-push]:enabled:checked').waitFor();
    await axe();
    await page.reload();
    await page.getByText(t.on, { exact: true }).waitFor();
    await page.getByRole('button', { name: t.turnOff }).click();
    await page.getByText(t.off, { exact: true }).waitFor();

    // Logging out ends them on this browser, for the next person too.
    await page.getByRole('button', { name: t.turnOn }).click();
    await page.getByText(t.on, { exact: true }).waitFor();
    await page.goto('/my-page?tab=settings');
    await page.getByRole('button', { name: { en: 'Logout', ja: 'ログアウト' }[language] }).click();
    await page.waitForURL('/');
    await page.waitForFunction(() => sessionStorage.getItem('subscribed') === null);
  });
}

test('A tap on a push opens its screen, which marks it as read', async ({ playerPhone }) => {
  const phone = await playerPhone('Push Player', { serviceWorker: true });
  const { page, context } = phone;
  await context.grantPermissions(['notifications']);
  await openSettings(phone);
  const { notifications } = await send<{ notifications: { id: string }[] }>(
    phone,
    'GET',
    '/api/notices',
  );
  const id = notifications[0]?.id ?? '';
  const message = {
    id,
    title: 'A place is free',
    body: 'Autumn',
    language: 'en',
    path: '/my-page',
  };
  await deliver(phone, message);
  const [worker] = context.serviceWorkers();
  const shown = () =>
    worker?.evaluate(async () => {
      const scope = self as unknown as WorkerScope;
      const all = await scope.registration.getNotifications();
      return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
    });
  const expected = { title: 'A place is free', body: 'Autumn', tag: id, lang: 'en' };
  await expect.poll(shown).toEqual([expected]);
  // The same event twice is one message.
  await deliver(phone, message);
  await expect.poll(shown).toEqual([expected]);

  await worker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('no notification');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  const unread = async () => (await send<{ unread: number }>(phone, 'GET', '/api/notices')).unread;
  await expect.poll(unread).toBe(0);
  await page.waitForURL('**/my-page');
});

test('A subscription that the browser exchanges is renewed by itself, later where there was no network', async ({
  playerPhone,
  push,
}) => {
  const phone = await playerPhone('Renewed Player', {
    serviceWorker: true,
  });
  const { page, context } = phone;
  await context.grantPermissions(['notifications']);
  const old = await subscribeHere(phone, push.subscribe());
  await openSettings(phone);
  await page.getByRole('button', { name: words.en.push.turnOn }).click();
  await page.getByText(words.en.push.on, { exact: true }).waitFor();
  const isOn = async (address: string) => {
    const path = '/api/notices/push/state';
    return (await send<{ on: boolean }>(phone, 'POST', path, { address })).on;
  };

  // The browser names the old subscription and the new one.
  const second = push.subscribe();
  await exchange(phone, second, { from: old.address });
  await expect.poll(() => isOn(second.address)).toBe(true);
  expect(await isOn(old.address)).toBe(false);

  // The browser names neither, and makes none: the worker subscribes. Without a network at first.
  const third = push.subscribe();
  await context.setOffline(true);
  await exchange(phone, third);
  const isPending = () =>
    page.evaluate(async () => {
      const stored = await (await caches.open('settings')).match('/push-subscription');
      return (await stored?.json())?.pending;
    });
  await expect.poll(isPending).toBe(true);
  expect(await isOn(second.address)).toBe(true);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => isOn(third.address)).toBe(true);
  expect(await isOn(second.address)).toBe(false);
});

for (const language of ['en', 'ja'] as const) {
  test(`Where pushes are not possible, the settings say why (${language})`, async ({
    playerPhone,
  }) => {
    const t = words[language].push;
    const phone = await playerPhone('山田 太郎', { language, serviceWorker: true });
    await phone.page.addInitScript(() => {
      const kind = localStorage.getItem('lacking');
      if (kind === 'permission') {
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      } else if (kind) {
        Reflect.deleteProperty(window, 'PushManager');
        const userAgent =
          kind === 'installation' ? 'Mozilla/5.0 (iPhone)' : 'Mozilla/5.0 (Windows)';
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
      }
    });
    await openSettings(phone);
    for (const [lacking, title] of [
      ['permission', t.deniedTitle],
      ['installation', t.installTitle],
      ['everything', t.unsupportedTitle],
    ] as const) {
      await phone.page.evaluate((kind) => localStorage.setItem('lacking', kind), lacking);
      await phone.page.reload();
      await phone.page.getByText(title).waitFor();
      await phone.axe();
    }
  });
}

async function openSettings({ page }: Phone): Promise<void> {
  await page.goto('/notifications/settings');
  await appCached(page);
  await page.reload();
}

/** Chromium's push service is not reachable here: the browser's half of the subscription is one of ours. */
async function subscribeHere(
  { page }: Phone,
  subscription: TestSubscription,
): Promise<TestSubscription> {
  await page.addInitScript(({ address, keys }) => {
    const made = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    const current = () => (sessionStorage.getItem('subscribed') ? made : null);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => {
        sessionStorage.setItem('subscribed', 'yes');
        return made;
      },
    });
  }, subscription);
  return subscription;
}

/** Exchanges the browser's subscription for `fresh`: with its name, or with `subscribe()` left to the worker. */
async function exchange(
  { context }: Phone,
  fresh: TestSubscription,
  named?: { readonly from: string },
): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(
    ([{ address, keys }, old]) => {
      const scope = self as unknown as WorkerScope;
      const made = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => true,
      };
      let current = old ? made : null;
      Object.assign(scope.PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => {
          current = made;
          return made;
        },
      });
      const event = new scope.ExtendableEvent('pushsubscriptionchange');
      const said = { oldSubscription: old && { endpoint: old }, newSubscription: current };
      scope.dispatchEvent(Object.assign(event, said));
    },
    [fresh, named?.from ?? null] as const,
  );
}

/** Delivers to the worker what the push service of the browser would. */
async function deliver({ context, page }: Phone, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await session.detach();
}
