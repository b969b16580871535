import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { businessMessages } from '../business.messages.en.ts';

export const useText = createMessagesHook<typeof businessMessages>('business');
