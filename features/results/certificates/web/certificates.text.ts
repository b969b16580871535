import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { certificatesMessages } from '../certificates.messages.en.ts';

/** Messages of certificates. */
export const useText = createMessagesHook<typeof certificatesMessages>('certificates');
