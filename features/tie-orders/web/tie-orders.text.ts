import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { tieOrdersMessages } from '../tie-orders.messages.en.ts';

/** Messages about the orders of teams. */
export const useText = createMessagesHook<typeof tieOrdersMessages>('tieOrders');
