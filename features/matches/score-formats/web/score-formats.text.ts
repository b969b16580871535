import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { scoreFormatsMessages } from '../score-formats.messages.en.ts';

export type FormatsText = typeof scoreFormatsMessages;

/** Messages of the score formats: their names, their rows, and what is wrong with a score. */
export const useText = createMessagesHook<FormatsText>('scoreFormats');
