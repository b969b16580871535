import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { publicDrawsMessages } from '../public-draws.messages.en.ts';

/** Messages of a draw as everybody sees it. */
export const useText = createMessagesHook<typeof publicDrawsMessages>('publicDraws');
