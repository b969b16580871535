import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { payForMessages } from '../pay-for.messages.en.ts';

/** Messages of paying for somebody. */
export const useText = createMessagesHook<typeof payForMessages>('payFor');
