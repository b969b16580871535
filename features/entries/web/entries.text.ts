import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { entriesMessages } from '../entries.messages.en.ts';

/** Messages of entries. */
export const useText = createMessagesHook<typeof entriesMessages>('entries');
