import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { withdrawingMessages } from '../withdrawing.messages.en.ts';

/** Messages about withdrawals from closed events. */
export const useText = createMessagesHook<typeof withdrawingMessages>('withdrawing');
