import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { eventDrawsMessages } from '../event-draws.messages.en.ts';

/** Messages about events on their way to the draw. */
export const useText = createMessagesHook<typeof eventDrawsMessages>('eventDraws');
