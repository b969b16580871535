import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { leagueMessages } from '../league.messages.en.ts';

/** Messages of the league. */
export const useText = createMessagesHook<typeof leagueMessages>('league');
export type LeagueText = typeof leagueMessages;
