import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { scoreRulesMessages } from '../score-rules.messages.en.ts';

/** Messages of the score rules. */
export const useText = createMessagesHook<typeof scoreRulesMessages>('scoreRules');
