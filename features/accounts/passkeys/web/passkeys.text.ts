import { textOf } from '#platform/web/i18n/language.tsx';
import type { passkeysMessages } from '../passkeys.messages.en.ts';

/** The words about passkeys. */
export const useText = textOf<typeof passkeysMessages>('passkeys');
