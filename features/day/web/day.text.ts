import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { dayMessages } from '../day.messages.en.ts';

/** Messages about the day of a tournament. */
export const useText = createMessagesHook<typeof dayMessages>('day');
