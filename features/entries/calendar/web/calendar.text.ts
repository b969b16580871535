import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { calendarMessages } from '../calendar.messages.en.ts';

/** Messages of the calendar. */
export const useText = createMessagesHook<typeof calendarMessages>('calendar');
