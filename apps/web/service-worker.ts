import type { MessageCatalog } from '#platform/web/i18n/message-catalog.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type { platformMessages } from '#platform/web/platform.messages.en.ts';

/**
 * So long after the first screen the whole app is loaded for later: a first visit has its data and pictures by then, which would otherwise
 * share the line and the processor with hundreds of files, in milliseconds.
 */
const FIRST_SCREEN_MS = 3000;

/**
 * Registers the service worker. A new version waits: a notification offers it, and the person decides when to reload, so
 * that nothing typed is lost.
 */
export async function registerServiceWorker(catalog: MessageCatalog): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: 'language', language: catalog.language }),
  );
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type !== 'news') return;
    // Its file has more, which home does not load.
    void import('#platform/web/api/read-again.ts').then((read) => read.readAfterNews(queryClient));
    void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  });
  await new Promise((later) => setTimeout(later, FIRST_SCREEN_MS));
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: there is no old version on the screen.
    if (worker && navigator.serviceWorker.controller) offerNewVersion(worker, catalog);
  };
  const offerOnceInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  offer(registration.waiting);
  // The browser looks for a new version by itself: it may be installing one since the page began.
  offerOnceInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerOnceInstalled(registration.installing));
}

function offerNewVersion(worker: ServiceWorker, catalog: MessageCatalog) {
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage({ type: 'use-new-version' });
  };
  const t = catalog.ready('platform', catalog.language) as typeof platformMessages;
  notify({
    title: t.newVersion,
    description: t.newVersionText,
    action: { label: t.reload, onClick: reload },
  });
}
