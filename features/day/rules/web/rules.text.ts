import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { rulesMessages } from '../rules.messages.en.ts';

/** Messages about the rules of a day, its breaks and its order of play. */
export const useText = createMessagesHook<typeof rulesMessages>('rules');
