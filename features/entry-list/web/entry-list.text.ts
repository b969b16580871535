import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { entryListMessages } from '../entry-list.messages.en.ts';

/** Messages of the entry list and of revenue. */
export const useText = createMessagesHook<typeof entryListMessages>('entryList');
