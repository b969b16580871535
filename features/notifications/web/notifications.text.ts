import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { notificationsMessages } from '../notifications.messages.en.ts';

/** Messages of notifications. */
export const useText = createMessagesHook<typeof notificationsMessages>('notifications');
