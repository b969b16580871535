import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { liveMessages } from '../live.messages.en.ts';

/** Messages of the live page. */
export const useText = createMessagesHook<typeof liveMessages>('live');
