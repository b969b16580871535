import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { queueMessages } from '../queue.messages.en.ts';

/** Messages about the queue of a day. */
export const useText = createMessagesHook<typeof queueMessages>('queue');
