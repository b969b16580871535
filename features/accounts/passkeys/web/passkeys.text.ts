import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { passkeysMessages } from '../passkeys.messages.en.ts';

/** Messages of passkeys. */
export const useText = createMessagesHook<typeof passkeysMessages>('passkeys');
