import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { ownEventsMessages } from '../own-events.messages.en.ts';

/** Messages of an organizer's events. */
export const useText = createMessagesHook<typeof ownEventsMessages>('ownEvents');
