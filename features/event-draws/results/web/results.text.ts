import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { resultsMessages } from '../results.messages.en.ts';

/** Messages about the results of an event. */
export const useText = createMessagesHook<typeof resultsMessages>('results');
