import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { seasonMessages } from '../season.messages.en.ts';

/** Messages about the season of a league of teams. */
export const useText = createMessagesHook<typeof seasonMessages>('season');
