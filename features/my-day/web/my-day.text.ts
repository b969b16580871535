import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { myDayMessages } from '../my-day.messages.en.ts';

/** Messages of the day of a club. */
export const useText = createMessagesHook<typeof myDayMessages>('myDay');
