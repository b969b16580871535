import { textOf } from '#platform/web/i18n/language.tsx';
import type { publishingMessages } from '../publishing.messages.en.ts';

/** The words of publishing and changing tournaments. */
export const useText = textOf<typeof publishingMessages>('publishing');
