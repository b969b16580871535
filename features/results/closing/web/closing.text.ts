import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { closingMessages } from '../closing.messages.en.ts';

/** Messages of the end of a tournament. */
export const useText = createMessagesHook<typeof closingMessages>('closing');
