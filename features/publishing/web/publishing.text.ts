import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { publishingMessages } from '../publishing.messages.en.ts';

/** Messages of publishing and changing tournaments. */
export const useText = createMessagesHook<typeof publishingMessages>('publishing');
