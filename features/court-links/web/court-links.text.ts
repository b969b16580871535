import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { courtLinksMessages } from '../court-links.messages.en.ts';

/** Messages of the screen of a device without an account. */
export const useText = createMessagesHook<typeof courtLinksMessages>('courtLinks');
