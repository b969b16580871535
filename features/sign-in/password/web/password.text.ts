import { textOf } from '#platform/web/i18n/language.tsx';
import type { passwordMessages } from '../password.messages.en.ts';

/** Messages of passwords. */
export const useText = textOf<typeof passwordMessages>('password');
