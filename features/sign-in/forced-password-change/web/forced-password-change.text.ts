import { textOf } from '#platform/web/i18n/language.tsx';
import type { forcedPasswordChangeMessages } from '../forced-password-change.messages.en.ts';

/** Messages of the first login. */
export const useText = textOf<typeof forcedPasswordChangeMessages>('forcedPasswordChange');
