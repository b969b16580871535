import { textOf } from '#platform/web/i18n/language.tsx';
import type { practiceMessages } from '../practice.messages.en.ts';

/** Messages that the practice screens share. */
export const useText = textOf<typeof practiceMessages>('practice');
