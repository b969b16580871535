import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { emailAddressMessages } from '../email-address.messages.en.ts';

/** Messages of an account's e-mail address. */
export const useText = createMessagesHook<typeof emailAddressMessages>('emailAddress');
