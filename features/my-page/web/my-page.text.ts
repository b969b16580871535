import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { myPageMessages } from '../my-page.messages.en.ts';

/** Messages of My Page. */
export const useText = createMessagesHook<typeof myPageMessages>('myPage');
