import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { waitingListMessages } from '../waiting-list.messages.en.ts';

/** Messages of the waiting list. */
export const useText = createMessagesHook<typeof waitingListMessages>('waitingList');
