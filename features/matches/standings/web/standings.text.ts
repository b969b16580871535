import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { standingsMessages } from '../standings.messages.en.ts';

export type StandingsText = typeof standingsMessages;

/** Messages of the places of a table, and of what decides them. */
export const useText = createMessagesHook<StandingsText>('standings');
