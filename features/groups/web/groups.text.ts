import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { groupsMessages } from '../groups.messages.en.ts';

/** The messages of groups, club support and joining. */
export const useText = createMessagesHook<typeof groupsMessages>('groups');
export type GroupsText = typeof groupsMessages;
