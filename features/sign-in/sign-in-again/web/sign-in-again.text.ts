import { textOf } from '#platform/web/i18n/language.tsx';
import type { signInAgainMessages } from '../sign-in-again.messages.en.ts';

/** Messages of the login over a screen whose session has ended. */
export const useText = textOf<typeof signInAgainMessages>('signInAgain');
