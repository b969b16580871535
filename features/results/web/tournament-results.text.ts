import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { tournamentResultsMessages } from '../tournament-results.messages.en.ts';

/** Messages of the results of a tournament. */
export const useText = createMessagesHook<typeof tournamentResultsMessages>('tournamentResults');
