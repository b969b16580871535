import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { termsMessages } from '../terms.messages.en.ts';

export const useText = createMessagesHook<typeof termsMessages>('terms');
