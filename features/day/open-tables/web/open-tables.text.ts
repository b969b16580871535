import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { openTablesMessages } from '../open-tables.messages.en.ts';

/** Messages about tables that are open for practice. */
export const useText = createMessagesHook<typeof openTablesMessages>('openTables');
