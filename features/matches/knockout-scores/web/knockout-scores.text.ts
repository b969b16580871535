import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { knockoutScoresMessages } from '../knockout-scores.messages.en.ts';

export type KnockoutScoresText = typeof knockoutScoresMessages;

/** Messages of entering the results of a knockout. */
export const useText = createMessagesHook<KnockoutScoresText>('knockoutScores');
