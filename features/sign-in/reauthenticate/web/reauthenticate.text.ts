import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { reauthenticateMessages } from '../reauthenticate.messages.en.ts';

/** Messages of the login over a screen whose session has ended. */
export const useText = createMessagesHook<typeof reauthenticateMessages>('reauthenticate');
