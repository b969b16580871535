import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { registrationMessages } from '../registration.messages.en.ts';

/** The words of registration. */
export const useText = createMessagesHook<typeof registrationMessages>('registration');
