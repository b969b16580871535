import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { teamsMessages } from '../teams.messages.en.ts';

/** Messages of teams. */
export const useText = createMessagesHook<typeof teamsMessages>('teams');
