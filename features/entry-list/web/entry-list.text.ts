import { textOf } from '#platform/web/i18n/language.tsx';
import type { entryListMessages } from '../entry-list.messages.en.ts';

/** The words of the entry list and of takings. */
export const useText = textOf<typeof entryListMessages>('entryList');
