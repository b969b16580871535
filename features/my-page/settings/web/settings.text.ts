import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { settingsMessages } from '../settings.messages.en.ts';

/** Messages of the account's settings. */
export const useText = createMessagesHook<typeof settingsMessages>('settings');
