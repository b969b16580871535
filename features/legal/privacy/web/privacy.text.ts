import { textOf } from '#platform/web/i18n/language.tsx';
import type { privacyMessages } from '../privacy.messages.en.ts';

export const useText = textOf<typeof privacyMessages>('privacy');
