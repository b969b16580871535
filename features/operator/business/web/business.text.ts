import type { businessMessages } from '#features/legal/business/business.messages.en.ts';
import { createMessagesHook } from '#platform/web/i18n/language.tsx';

/** The messages of the public page; the form uses the same labels. */
export const usePageText = createMessagesHook<typeof businessMessages>('business');
