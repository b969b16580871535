import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { preferencesMessages } from '../preferences.messages.en.ts';

/** Messages of the notification settings, and of ending mails. */
export const useText = createMessagesHook<typeof preferencesMessages>('preferences');
