import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { signInMessages } from '../sign-in.messages.en.ts';

/** Messages of login, logout and closed screens. */
export const useText = createMessagesHook<typeof signInMessages>('signIn');
