import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { formatsMessages } from '../formats.messages.en.ts';

/** Messages about how an event is meant to be played. */
export const useText = createMessagesHook<typeof formatsMessages>('formats');
