import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { rosterMessages } from '../roster.messages.en.ts';

export const useText = createMessagesHook<typeof rosterMessages>('roster');
export type RosterText = typeof rosterMessages;
