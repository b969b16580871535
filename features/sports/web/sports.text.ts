import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { sportsMessages } from '../sports.messages.en.ts';

/** Messages of the sports. */
export const useText = createMessagesHook<typeof sportsMessages>('sports');
