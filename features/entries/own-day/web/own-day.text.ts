import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { ownDayMessages } from '../own-day.messages.en.ts';

/** Messages of the own day. */
export const useText = createMessagesHook<typeof ownDayMessages>('ownDay');
