import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { personalDataMessages } from '../personal-data.messages.en.ts';

/** Messages of the screen about the person's own data. */
export const useText = createMessagesHook<typeof personalDataMessages>('personalData');
