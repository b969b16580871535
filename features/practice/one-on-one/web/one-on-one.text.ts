import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { oneOnOneMessages } from '../one-on-one.messages.en.ts';

/** Messages of a group's one-on-one matches. */
export const useText = createMessagesHook<typeof oneOnOneMessages>('oneOnOne');
