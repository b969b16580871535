import { startMailLanguage } from '#features/accounts/web/lib/mail-language.ts';
import { personChangedElsewhere } from '#features/accounts/web/lib/session-sync.ts';
import type { MessageCatalog } from '#platform/web/i18n/message-catalog.ts';
import { startFindingLostFocus } from '#platform/web/navigation/lost-focus.ts';
import { startPersistence } from '#platform/web/offline/persistence.ts';
import { startOutbox } from './outbox.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Starts what can wait until the first screen is shown, such as the cached data of earlier visits. */
export async function startBackground(catalog: MessageCatalog): Promise<void> {
  // Storage and workers may be forbidden (private browsing): everything else still works.
  await startPersistence(__BUILD__, () => void personChangedElsewhere()).catch(() => {});
  startFindingLostFocus();
  startMailLanguage();
  void startOutbox();
  await registerServiceWorker(catalog).catch(() => {});
}
