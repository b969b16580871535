import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { secondFactorMessages } from '../second-factor.messages.en.ts';

/** Messages of the second step of a login. */
export const useText = createMessagesHook<typeof secondFactorMessages>('secondFactor');
