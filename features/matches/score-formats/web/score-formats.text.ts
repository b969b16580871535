import { textOf } from '#platform/web/i18n/language.tsx';
import type { scoreFormatsMessages } from '../score-formats.messages.en.ts';

/** Messages of the score formats. */
export const useText = textOf<typeof scoreFormatsMessages>('scoreFormats');
