import { startPersistence } from '#platform/web/offline/persistence.ts';

/** What can wait until the first screen stands: the kept data of earlier visits, the service worker. */
export async function afterwards(): Promise<void> {
  // Storage may be forbidden (private browsing): everything but the kept copy still works.
  await startPersistence(__BUILD__).catch(() => {});
}
