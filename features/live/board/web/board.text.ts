import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { boardMessages } from '../board.messages.en.ts';

/** Messages of the board on the wall. */
export const useText = createMessagesHook<typeof boardMessages>('board');
