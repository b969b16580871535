import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { tournamentsMessages } from '../tournaments.messages.en.ts';

/** Messages of tournaments. */
export const useText = createMessagesHook<typeof tournamentsMessages>('tournaments');
