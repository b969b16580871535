import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { notificationSettingsMessages } from '../notification-settings.messages.en.ts';

/** Messages of the notification settings. */
export const useText =
  createMessagesHook<typeof notificationSettingsMessages>('notificationSettings');
