import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { paymentsMessages } from '../payments.messages.en.ts';

/** Messages of payments. */
export const useText = createMessagesHook<typeof paymentsMessages>('payments');
