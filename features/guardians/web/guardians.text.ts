import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { guardiansMessages } from '../guardians.messages.en.ts';

/** The messages of the question about the age, and of the player's guardian. */
export const useText = createMessagesHook<typeof guardiansMessages>('guardians');
