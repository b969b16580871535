import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { suspendedMessages } from '../suspended.messages.en.ts';

export const useText = createMessagesHook<typeof suspendedMessages>('suspended');
