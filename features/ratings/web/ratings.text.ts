import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { ratingsMessages } from '../ratings.messages.en.ts';

/** Messages of rates, rankings and players' pages. */
export const useText = createMessagesHook<typeof ratingsMessages>('ratings');
