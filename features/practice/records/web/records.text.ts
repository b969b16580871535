import { textOf } from '#platform/web/i18n/language.tsx';
import type { recordsMessages } from '../records.messages.en.ts';

/** The words of the practice records, and of matches wherever they are listed. */
export const useText = textOf<typeof recordsMessages>('records');
