import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { mergingMessages } from '../merging.messages.en.ts';

export const useText = createMessagesHook<typeof mergingMessages>('merging');
