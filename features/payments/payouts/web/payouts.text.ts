import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { payoutsMessages } from '../payouts.messages.en.ts';

/** Messages of payouts. */
export const useText = createMessagesHook<typeof payoutsMessages>('payouts');
