import { textOf } from '#platform/web/i18n/language.tsx';
import type { personalDataMessages } from '../personal-data.messages.en.ts';

/** The words of the screen on one's own data. */
export const useText = textOf<typeof personalDataMessages>('personalData');
