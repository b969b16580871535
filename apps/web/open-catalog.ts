import type { Language } from '#platform/shared/language.ts';
import { MessageCatalog, setCatalog } from '#platform/web/i18n/message-catalog.ts';
import { INITIAL_MESSAGES, loadMessages } from './load-messages.ts';

/** The messages of this page in its language; those that every screen shows are already loading. */
export function openCatalog(language: Language): { catalog: MessageCatalog; here: Promise<void> } {
  const catalog = new MessageCatalog(language, loadMessages);
  setCatalog(catalog);
  return { catalog, here: catalog.need(INITIAL_MESSAGES) };
}
