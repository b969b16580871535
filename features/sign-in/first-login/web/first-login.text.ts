import { textOf } from '#platform/web/i18n/language.tsx';
import type { firstLoginMessages } from '../first-login.messages.en.ts';

/** Messages of the first login. */
export const useText = textOf<typeof firstLoginMessages>('firstLogin');
