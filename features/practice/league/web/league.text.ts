import { textOf } from '#platform/web/i18n/language.tsx';
import type { leagueMessages } from '../league.messages.en.ts';

/** Messages of the league. */
export const useText = textOf<typeof leagueMessages>('league');
export type LeagueText = typeof leagueMessages;
