import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { organizersMessages } from '../organizers.messages.en.ts';

/** The messages of applying as an organizer. */
export const useText = createMessagesHook<typeof organizersMessages>('organizers');
