import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { homeMessages } from '../home.messages.en.ts';

/** Messages of the home screen. */
export const useText = createMessagesHook<typeof homeMessages>('home');
