import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { passwordMessages } from '../password.messages.en.ts';

/** Messages of passwords. */
export const useText = createMessagesHook<typeof passwordMessages>('password');
