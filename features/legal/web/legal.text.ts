import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { legalMessages } from '../legal.messages.en.ts';

export const useText = createMessagesHook<typeof legalMessages>('legal');
