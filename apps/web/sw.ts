/// <reference lib="webworker" />
import { markOne } from '#features/notifications/notifications.contract.ts';
import { catchUp, renew } from './push-subscription-renewal.ts';

/** The list that the build inserts here. */
interface Precached {
  readonly version: string;
  /** Hashed files: one address never changes its content. */
  readonly assets: readonly string[];
  /** Address of a page -> the hash of its content. */
  readonly shells: Readonly<Record<string, string>>;
  /** Path of a screen -> name of its page; `*` is the frame for all others. */
  readonly pages: Readonly<Record<string, string>>;
  /** Addresses of screens that may use the camera, with `:name` for what differs. */
  readonly cameras: readonly string[];
}
/** The message that the server sends (features/notifications/push/push.vocabulary.ts). */
interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly path: string;
}
declare const __PRECACHED__: Precached;
declare const self: ServiceWorkerGlobalScope;

const { version, assets, shells, pages, cameras } = __PRECACHED__;
const CACHE = `app-${version}`;
const SETTINGS = 'settings';
const LANGUAGE_KEY = '/language';

/**
 * Caches the whole app: pages of both languages and every asset. A new version waits until the page requests it. While a
 * server is upgraded it may have pages of another build, which would need other assets: then nothing is cached.
 */
self.addEventListener('install', (event) => {
  const fresh = Object.entries(shells).map(
    ([url, integrity]) => new Request(url, { cache: 'no-cache', priority: 'low', integrity }),
  );
  // What the page has loaded already is not loaded again: a hashed file never changes.
  const hashed = assets.map((url) => new Request(url, { priority: 'low' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...fresh, ...hashed])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  // The page sends its language at each start.
  if (data?.type === 'language') {
    event.waitUntil(Promise.all([keepLanguage(data.language), quietly(catchUp)]));
  }
  if (data?.type === 'use-new-version') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && isScreen(url.pathname)) {
    event.respondWith(page(request, url.pathname));
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageOf(event.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(quietly((push) => renew(push, event)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, path } = event.notification.data as Pick<PushMessage, 'id' | 'path'>;
  event.waitUntil(Promise.all([goTo(path), markRead(id)]));
});

/** Neither the API nor a file: only screens get the app's page. */
function isScreen(path: string): boolean {
  return (
    !path.startsWith('/api/') && !/\.\w+$/.test(path) && !/^\/(healthz|readyz|status)$/.test(path)
  );
}

/** The cached page in the language last used; from the server where none is cached. */
async function page(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const name = pages[path] ?? pages['*'] ?? '';
  const cached = await cache.match(shell(await language(), name));
  if (!cached) return fetch(request);
  return usesCamera(path) ? withCamera(cached) : cached;
}

/** The frame is cached with the headers of most screens, which use no camera. */
function withCamera(cached: Response): Response {
  const headers = new Headers(cached.headers);
  const policy = headers.get('permissions-policy') ?? '';
  headers.set('permissions-policy', policy.replace('camera=()', 'camera=(self)'));
  return new Response(cached.body, { status: cached.status, headers });
}

/** As the browser's router matches: in any letter case, with or without a slash at the end. */
function usesCamera(path: string): boolean {
  const patterns = cameras.map((address) => address.replace(/:\w+/g, '[^/]+'));
  return cameras.length > 0 && new RegExp(`^(?:${patterns.join('|')})/?$`, 'i').test(path);
}

/** From the cache of any version: a tab that still runs the previous version finds its files. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

function shell(language: string, name: string): string {
  return `/shells/${language}/${name}.html`;
}

// Not every browser can read cookies here; the page sends the language when it starts or changes it.
async function keepLanguage(language: string): Promise<void> {
  const settings = await caches.open(SETTINGS);
  await settings.put(LANGUAGE_KEY, new Response(language));
}

async function language(): Promise<string> {
  const settings = await caches.open(SETTINGS);
  const stored = await settings.match(LANGUAGE_KEY);
  if (stored) return stored.text();
  return navigator.language.startsWith('ja') ? 'ja' : 'en';
}

/** Retains this version and the one before it, which another open tab may still be running. */
async function dropOldCaches(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith('app-'));
  const others = versions.filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A browser must show something for every push; a push that it cannot read leads to the list. */
function messageOf(data: PushMessageData | null): PushMessage {
  try {
    return data?.json();
  } catch {
    return { id: '', title: 'RallyDays', body: '', language: 'en', path: '/notifications' };
  }
}

/** The same event twice shows one notification; open pages count it immediately. */
async function show({ id, title, body, language: lang, path }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    lang,
    tag: id,
    icon: '/icons/icon-192.png',
    data: { id, path },
  });
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    page.postMessage({ type: 'news' });
  }
}

/** Opens the screen of the notification, in an open page if there is one. Never another site. */
async function goTo(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  const target = url.origin === location.origin ? url.href : location.origin;
  const [page] = await self.clients.matchAll({ type: 'window' });
  const there = await page?.focus().catch(() => page);
  const moved = await there?.navigate(target).catch(() => null);
  if (!moved) await self.clients.openWindow(target);
}

/** Without a connection it is done at the next start. */
async function quietly(work: (push: PushManager) => Promise<void>): Promise<void> {
  const { pushManager } = self.registration;
  // Safari has none before the app is on the home screen.
  if (pushManager) await work(pushManager).catch(() => {});
}

/** Without a connection it stays unread. */
async function markRead(id: string): Promise<void> {
  if (!id) return;
  await fetch(markOne.path.replace(':id', id), {
    method: markOne.method,
    headers: { 'content-type': 'application/json', 'x-rallydays': '1' },
    body: JSON.stringify({ read: true }),
  }).catch(() => {});
}
