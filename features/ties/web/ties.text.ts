import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { tiesMessages } from '../ties.messages.en.ts';

/** Messages of the ties of a tournament. */
export const useText = createMessagesHook<typeof tiesMessages>('ties');
