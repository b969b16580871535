import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { nextMessages } from '../next.messages.en.ts';

/** Messages of next. */
export const useNextText = createMessagesHook<typeof nextMessages>('next');
