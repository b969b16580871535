import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { forcedPasswordChangeMessages } from '../forced-password-change.messages.en.ts';

/** Messages of the first login. */
export const useText =
  createMessagesHook<typeof forcedPasswordChangeMessages>('forcedPasswordChange');
