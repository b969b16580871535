import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { eveningMessages } from '../evening.messages.en.ts';

/** Messages of the practice evening. */
export const useText = createMessagesHook<typeof eveningMessages>('evening');
