import type { Language } from '#platform/shared/language.ts';
import { startPersistence } from '#platform/web/offline/persistence.ts';
import { startOutbox } from './outbox-owner.ts';
import { registerServiceWorker } from './service-worker.ts';
import { loadWords } from './words.ts';

/** What can wait until the first screen stands: the kept data of earlier visits, the service worker. */
export async function afterwards(language: Language): Promise<void> {
  // Storage and workers may be forbidden (private browsing): everything but their gain still works.
  await startPersistence(__BUILD__).catch(() => {});
  void startOutbox();
  const words = await loadWords(language);
  await registerServiceWorker(language, () => words.platform).catch(() => {});
}
