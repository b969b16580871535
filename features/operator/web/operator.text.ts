import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { operatorMessages } from '../operator.messages.en.ts';

/** The messages of the operator's console. */
export const useText = createMessagesHook<typeof operatorMessages>('operator');
