import { notify } from '#platform/web/notify/notify.ts';

interface Words {
  readonly newVersion: string;
  readonly newVersionText: string;
  readonly reload: string;
}

/**
 * Registers the service worker. A new version waits: the person is told and reloads when it suits, so nothing
 * that is being typed is lost.
 */
export async function registerServiceWorker(language: string, words: () => Words): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: 'language', language }),
  );
  const offer = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: nothing old is on the screen.
    if (worker && navigator.serviceWorker.controller) offerNewVersion(worker, words());
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}

function offerNewVersion(worker: ServiceWorker, words: Words) {
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage({ type: 'use-new-version' });
  };
  notify({
    title: words.newVersion,
    description: words.newVersionText,
    action: { label: words.reload, onClick: reload },
  });
}
