import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { pairsMessages } from '../pairs.messages.en.ts';

/** Messages of pairs. */
export const useText = createMessagesHook<typeof pairsMessages>('pairs');
