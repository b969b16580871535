import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { privacyMessages } from '../privacy.messages.en.ts';

export const useText = createMessagesHook<typeof privacyMessages>('privacy');
