import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { grantsMessages } from '../grants.messages.en.ts';

/** Messages about fees that the organizer gives back. */
export const useText = createMessagesHook<typeof grantsMessages>('grants');
