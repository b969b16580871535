import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { scorecardMessages } from '../scorecard.messages.en.ts';

/** Messages of the scorecard's screen. */
export const useText = createMessagesHook<typeof scorecardMessages>('scorecard');
