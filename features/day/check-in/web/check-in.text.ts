import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { checkInMessages } from '../check-in.messages.en.ts';

/** Messages about who is there. */
export const useText = createMessagesHook<typeof checkInMessages>('checkIn');
