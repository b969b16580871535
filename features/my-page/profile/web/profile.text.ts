import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { profileMessages } from '../profile.messages.en.ts';

/** Messages of correcting the own profile. */
export const useText = createMessagesHook<typeof profileMessages>('profile');
