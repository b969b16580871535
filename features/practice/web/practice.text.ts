import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { practiceMessages } from '../practice.messages.en.ts';

/** Messages that the practice screens share. */
export const useText = createMessagesHook<typeof practiceMessages>('practice');
