import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { guardianPageMessages } from '../guardian-page.messages.en.ts';

/** Messages of the guardian's page. */
export const useText = createMessagesHook<typeof guardianPageMessages>('guardianPage');
